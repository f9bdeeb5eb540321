// How long anything is waited for.

/** In milliseconds, so many that the load of the machine decides nothing: it ends a test that would hang. */
export const LAST_RESORT = 120_000;

/** Whether a test ended since something was waited for in vain. @param {unknown} error */
export function isLastResort(error) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`Timeout ${LAST_RESORT}ms exceeded`)) return true;
  }
  return typeof error?.cause === "string" && error.cause.includes(`Timeout ${LAST_RESORT}ms exceeded`);
}
