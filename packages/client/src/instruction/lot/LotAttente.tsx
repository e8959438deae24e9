import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { sayLotPending } from '@asso/domain/instruction/conclusion.words';
import { notify } from '../../platform/session/announcements.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { LotState } from './use-lot.ts';

type LotAttenteProps = { attente: NonNullable<LotView['attente']>; reprendre: LotState['reprendre'] };

/** Shown while the decisions of a lot are made but not sent: one button takes all of them back. */
export function LotAttente({ attente: { nombre, part_le }, reprendre }: LotAttenteProps) {
  const heure = formatHeure(new Date(part_le));
  const decisions = count(nombre, 'décision', 'décisions');
  return (
    <Notice tone="info" title={`Rien n’est encore parti : ${decisions} jusqu’à ${heure}`}>
      <p>{sayLotPending({ nombre, heure })}</p>
      <ActionButton
        kind="secondaire"
        isSmall
        busyText="Reprise…"
        onPress={async () => {
          if (await reprendre()) notify('succes', 'Décisions reprises. Rien n’est parti.');
        }}
      >
        {nombre < 2 ? 'Reprendre la décision' : `Reprendre les ${decisions}`}
      </ActionButton>
    </Notice>
  );
}
