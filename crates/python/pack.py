"""Packs a library that cargo has built, and the rest of the package, into a wheel: `pack.py PROFILE FOLDER`.

Released wheels are packed by maturin, which compiles the engine by itself. The tests of every run take the library
that is compiled along with the other tests; `cargo xtask python` tests what maturin packs.
"""

import base64
import hashlib
import os
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LIBRARIES = {
    "linux": ("lib_native.so", "_native.abi3.so"),
    "darwin": ("lib_native.dylib", "_native.abi3.so"),
    "win32": ("_native.dll", "_native.pyd"),
}
"""What cargo calls the library, and what Python does."""


def read(path):
    return tomllib.loads(path.read_text(encoding="utf-8"))


def metadata(project, version):
    """What pip reads."""
    yield f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}"
    yield f"Requires-Python: {project['requires-python']}"
    for extra, packages in project["optional-dependencies"].items():
        yield f"Provides-Extra: {extra}"
        for package in packages:
            yield f'Requires-Dist: {package}; extra == "{extra}"'


def pack(profile, folder):
    """Writes the wheel."""
    project = read(HERE / "pyproject.toml")["project"]
    version = read(ROOT / "Cargo.toml")["workspace"]["package"]["version"]
    tag = f"cp311-abi3-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
    built, called = LIBRARIES[sys.platform]
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))

    sources = sorted(path for path in (HERE / "python/nimatron").iterdir() if path.is_file())
    files = {f"nimatron/{path.name}": path.read_bytes() for path in sources}
    files[f"nimatron/{called}"] = (target / profile / built).read_bytes()
    about = f"nimatron-{version}.dist-info"
    files[f"{about}/METADATA"] = "\n".join([*metadata(project, version), ""]).encode()
    wheel = f"Wheel-Version: 1.0\nGenerator: pack.py\nRoot-Is-Purelib: false\nTag: {tag}\n"
    files[f"{about}/WHEEL"] = wheel.encode()

    def line(name, content):
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
        return f"{name},sha256={digest.decode()},{len(content)}\n"

    listing = "".join(line(name, content) for name, content in files.items())
    files[f"{about}/RECORD"] = f"{listing}{about}/RECORD,,\n".encode()
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(folder / f"nimatron-{version}-{tag}.whl", "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)


if __name__ == "__main__":
    pack(sys.argv[1], Path(sys.argv[2]))
