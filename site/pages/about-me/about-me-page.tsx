export function AboutMePage() {
  return <p>AboutMePage</p>;
}
