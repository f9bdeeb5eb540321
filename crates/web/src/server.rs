//! Taking connections, serving them, and ending.

use std::{
    future::Future,
    io,
    net::{SocketAddr, TcpListener},
    pin::{Pin, pin},
    sync::Arc,
    time::Duration,
};

use axum::{Router, body::Body};
use hyper::{Request, body::Incoming, server::conn::http1, service::Service};
use hyper_util::{rt::TokioIo, service::TowerToHyperService};
use nimatron::api;
use tokio::{
    net::TcpStream,
    runtime::Builder,
    sync::watch,
    task::JoinSet,
    time::{interval, timeout},
};

use crate::{
    Options, address,
    connections::{Connection, Connections},
    routes::{self, House, Sender},
    wire::Wire,
};

/// How many connections there are at most: less than a process may usually have files open.
const ROOM: usize = 512;
/// How long a client may take to send a request, or to take its answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often somebody looks who has kept the server waiting.
const TIDY: Duration = Duration::from_millis(500);
/// How long requests may still take when the server ends.
const GRACE: Duration = Duration::from_secs(1);
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// A server that clients can connect to.
pub struct Server {
    listener: TcpListener,
    port: u16,
    lan: bool,
    house: House,
}

impl Server {
    /// Takes the port. Clients that connect from now on are answered when the server runs.
    ///
    /// # Errors
    /// If the port is taken, a folder for the page cannot be read, or a name is none.
    pub fn bind(options: &Options) -> io::Result<Server> {
        let house = House::new(options)?;
        let listener = TcpListener::bind(address::listening(options.lan, options.port))?;
        listener.set_nonblocking(true)?;
        let port = listener.local_addr()?.port();
        Ok(Server { listener, port, lan: options.lan, house })
    }

    /// What answers the requests, and keeps the last few analyses for that.
    pub fn service(&self) -> Arc<api::Service> {
        self.house.service.clone()
    }

    /// The address for a browser on this machine, as `http://127.0.0.1:8421/`.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// All addresses under which the server can be reached, this machine's own first.
    pub fn addresses(&self) -> Vec<String> {
        address::reachable(self.lan, self.port)
    }

    /// Serves until `end` comes; requests in flight then have a second to end. `ready` is called
    /// once, when clients can connect and `end` is waited for.
    ///
    /// # Errors
    /// If the operating system gives no threads or does not let us listen.
    pub fn run(self, ready: impl FnOnce(&Server), end: impl Future<Output = ()>) -> io::Result<()> {
        let runtime =
            Builder::new_multi_thread().worker_threads(2).enable_io().enable_time().build()?;
        let result = runtime.block_on(async {
            let mut end = pin!(end);
            // Waiting before telling: whoever reads the address may send the signal at once.
            tokio::select! {
                biased;
                () = &mut end => return Ok(()),
                () = async { ready(&self) } => {}
            }
            serve(self.listener, Arc::new(self.house), end).await
        });
        // Computations were cancelled, and end on threads of their own.
        runtime.shutdown_background();
        result
    }
}

/// Ends when the process is told to.
pub async fn told_to_end() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}

async fn serve(
    listener: TcpListener,
    house: Arc<House>,
    mut end: Pin<&mut impl Future<Output = ()>>,
) -> io::Result<()> {
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let service = TowerToHyperService::new(routes::router(house.clone()));
    let connections = Connections::new(ROOM, PATIENCE);
    let (ending, ended) = watch::channel(());
    let mut attended = JoinSet::new();
    let mut tidy = interval(TIDY);
    loop {
        tokio::select! {
            () = &mut end => break,
            accepted = listener.accept() => {
                if let Some((stream, sender)) = admit(accepted, &connections, &house).await {
                    attended.spawn(attend(stream, sender, service.clone(), ended.clone()));
                }
            }
            Some(_) = attended.join_next() => {}
            _ = tidy.tick() => connections.tidy(),
        }
    }
    drop((listener, ended));
    // Connections without a request in flight close at once.
    ending.send_replace(());
    let farewell = async { while attended.join_next().await.is_some() {} };
    let _ = timeout(GRACE, farewell).await;
    attended.shutdown().await;
    Ok(())
}

/// Finds room for whoever connects.
async fn admit(
    accepted: io::Result<(TcpStream, SocketAddr)>,
    connections: &Arc<Connections>,
    house: &House,
) -> Option<(TcpStream, Sender)> {
    match accepted {
        Ok((stream, address)) => {
            // Answers are written at once: there is nothing to wait for.
            let _ = stream.set_nodelay(true);
            let peer = address.ip();
            let client = (!house.proxies.contains(peer)).then(|| peer.into());
            let connection = Arc::new(connections.accept(client)?);
            Some((stream, Sender { connection, peer }))
        }
        Err(_) => {
            // Most likely the process may not have more files open.
            connections.make_room();
            tokio::time::sleep(Duration::from_millis(5)).await;
            None
        }
    }
}

/// Serves one connection.
async fn attend(
    stream: TcpStream,
    sender: Sender,
    service: TowerToHyperService<Router>,
    mut ended: watch::Receiver<()>,
) {
    let connection: Arc<Connection> = sender.connection.clone();
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        sender.connection.yours();
        request.extensions_mut().insert(sender.clone());
        service.call(request.map(Body::new))
    });
    let exchange = http1::Builder::new()
        .half_close(false)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(Wire::new(TokioIo::new(stream)), service);
    let mut exchange = pin!(exchange);
    tokio::select! {
        _ = exchange.as_mut() => return,
        () = connection.evicted() => return,
        _ = ended.changed() => exchange.as_mut().graceful_shutdown(),
    }
    let _ = exchange.await;
}
