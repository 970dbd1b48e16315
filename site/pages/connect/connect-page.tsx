export function ConnectPage() {
  return <p>ConnectPage</p>;
}
