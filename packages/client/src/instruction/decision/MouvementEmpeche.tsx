import type { Empechement } from '@asso/contract/instruction/bureau.schemas';
import { actionMots } from '@asso/domain/dossier/instruction.words';
import { ActeDuRefusButton } from '../../dossier/ActeDuRefusButton.tsx';
import { type RefusPlace, toRefus } from '../../dossier/refus.ts';
import { Notice } from '../../ui/Notice.tsx';

type MouvementEmpecheProps = { empechement: Empechement; lieu: RefusPlace };

/** Stands in the place of a button that could only be refused: why the move waits, and the act that comes before it. */
export function MouvementEmpeche({ empechement, lieu }: MouvementEmpecheProps) {
  const { raison, remede, acte } = toRefus(empechement, lieu);
  return (
    <Notice tone="attention" title={`« ${actionMots(empechement.action).verbe} » n’est pas encore possible`}>
      <p>{raison}</p>
      {remede && <p>{remede}</p>}
      {acte && <ActeDuRefusButton acte={acte} isMain />}
    </Notice>
  );
}
