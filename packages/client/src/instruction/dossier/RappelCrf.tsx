import type { CrfResume } from '@asso/contract/dossier/crf-resume.schemas';
import { isCrfEditable } from '@asso/domain/crf/crf.states';
import { isCrfDue } from '@asso/domain/dossier/crf-attendu.rules';
import { localYear } from '@asso/domain/identifiants/dates-affichees';
import { now } from '../../platform/clock.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useRappel } from './use-rappel.ts';

const kindOfCrf = 8;

/**
 * Tells whether a report is awaited. The server sends a reminder only for a report sent back (state 3), or for one that
 * is due because its year is over.
 */
const isAttendu = ({ id_etat, exercice }: CrfResume): boolean =>
  id_etat === 3 || (isCrfEditable(id_etat) && isCrfDue(exercice, localYear(now())));

/** Lets the service send the association a reminder of the awaited report and its deadline. */
export function RappelCrf({ id_fo, crfs }: { id_fo: string; crfs: readonly CrfResume[] }) {
  const { rappeler, refusal } = useRappel(id_fo, kindOfCrf);
  const attendu = crfs.filter(isAttendu).toSorted((a, b) => a.exercice - b.exercice)[0];
  if (!attendu) return null;
  return (
    <>
      <p>
        <ActionButton busyText="Envoi…" onPress={rappeler}>
          {`Rappeler le compte rendu ${attendu.exercice}`}
        </ActionButton>
      </p>
      {refusal && (
        <div role="alert">
          <Notice tone="erreur" title={refusal} />
        </div>
      )}
    </>
  );
}
