import { formatPourcent } from '@asso/domain/identifiants/nombres-affiches';

/** Shows a share as a number and a bar. */
export function Part({ of, whole }: { of: number; whole: number }) {
  const percent = whole > 0 ? (100 * of) / whole : 0;
  return (
    <span className="part">
      <span className="part__nombre">{formatPourcent(percent)}</span>
      <span className="part__fond" aria-hidden="true">
        <span className="part__barre" style={{ inlineSize: `${percent}%` }} />
      </span>
    </span>
  );
}
