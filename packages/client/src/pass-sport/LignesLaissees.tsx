import type { LigneMouvement } from '@asso/contract/pass-sport/service-psp.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';

const shownAtMost = 20;

/** Lists the enrolments that the act leaves unchanged, each with its cause. */
export function LignesLaissees({ lignes }: { lignes: readonly LigneMouvement[] }) {
  if (lignes.length === 0) return null;
  const others = lignes.length - shownAtMost;
  return (
    <>
      <p>{count(lignes.length, 'inscription laissée', 'inscriptions laissées')} :</p>
      <ul>
        {lignes.slice(0, shownAtMost).map(({ id, id_psp, structure, problem }) => (
          <li key={id}>
            <span className="nombre">{id_psp}</span> {structure && `· ${structure}`} · {problem?.message}
          </li>
        ))}
        {others > 0 && <li>et {others} autres</li>}
      </ul>
    </>
  );
}
