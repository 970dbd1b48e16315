export function ButtonsPage() {
  return <p>ButtonsPage</p>;
}
