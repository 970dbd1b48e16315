export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return (
    <section>
      <h2>Unexpected Application Error!</h2>
      <p>{message}</p>
      {stack ? <pre>{stack}</pre> : null}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}
