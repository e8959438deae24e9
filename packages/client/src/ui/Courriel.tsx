import './courriel.css';

/** An address cut after its « @ » where its place is narrow, and elsewhere only where even its domain is too long. */
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
