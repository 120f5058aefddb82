export default function localFont() {
  return { className: 'font', variable: 'font', style: { fontFamily: 'font' } };
}
