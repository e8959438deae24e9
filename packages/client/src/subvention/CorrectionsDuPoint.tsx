import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Correction } from '@asso/domain/dossier/renvoi.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { sayCorrections } from './corrections-dites.ts';

type CorrectionsDuPointProps = { dossier: DossierSubventionView; corrections: readonly Correction[] };

const shownAtMost = 3;
const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 89).trimEnd()}…` : text);

/**
 * Shows the corrections of one point: « 30/04/2027 devient 30/06/2027 », with the names of the fields when several
 * changed.
 */
export function CorrectionsDuPoint({ dossier, corrections }: CorrectionsDuPointProps) {
  const dits = sayCorrections(dossier, corrections);
  const rest = dits.length - shownAtMost;
  return (
    <>
      {dits.slice(0, shownAtMost).map(({ chemin, libelle, avant, apres }, index) => (
        <span key={chemin}>
          {index === 0 ? '\u00a0: ' : '\u00a0; '}
          {dits.length > 1 && `${libelle}, `}
          {avant !== '' && (
            <>
              <del>{shortened(avant)}</del> devient{' '}
            </>
          )}
          <ins>{apres === '' ? 'rien' : shortened(apres)}</ins>
        </span>
      ))}
      {rest > 0 && `, et ${count(rest, 'autre', 'autres')}`}
    </>
  );
}
