import { PiecesJustificatives } from '../demarche/pieces/PiecesJustificatives.tsx';
import { useBefore } from '../demarche/use-etape.ts';
import { RetraitsAVenir } from './choix/RetraitsAVenir.tsx';
import type { EtapeSubventionProps } from './edition.ts';
import { usePieces } from './use-pieces.ts';
import '../dossier/dossier.css';

/**
 * The pièces that this subvention asks for; each choice is saved at once, and leaving the step aligns the projects with
 * the dossier's years.
 */
export function PiecesStep({ resume, actions, ...edition }: EtapeSubventionProps) {
  const { dossier, errors, avant } = edition;
  const jointes = usePieces(edition);
  useBefore(avant, 'pieces', async () => {
    await jointes.leaveStep();
    return true;
  });
  return (
    <>
      {resume}
      <PiecesJustificatives
        dossier={dossier}
        jointes={jointes}
        errors={errors}
        aucune="Cette subvention ne demande aucune pièce."
      />
      <RetraitsAVenir dossier={dossier} />
      {actions}
    </>
  );
}
