import './courriel.css';

/** In a narrow place an address breaks after its « @ »; it breaks elsewhere only when even its domain is too long. */
export function Courriel({ adresse }: { adresse: string }) {
  const [name = '', ...domain] = adresse.split(/(?<=@)/);
  return (
    <span className="courriel">
      {name}
      <wbr />
      {domain.join('')}
    </span>
  );
}
