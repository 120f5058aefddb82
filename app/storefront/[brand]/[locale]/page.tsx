export default function LandingPage() {
  return <h1>Alpenglow</h1>;
}
