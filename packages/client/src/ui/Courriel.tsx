import './courriel.css';

/**
 * Shows an e-mail address, which breaks after its « @ » in a narrow place, and elsewhere only when even its domain is
 * too long.
 */
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
