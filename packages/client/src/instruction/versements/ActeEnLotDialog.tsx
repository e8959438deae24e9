import {
  type LigneAVerser,
  type ResultatVersements,
  versementsEndpoints,
} from '@asso/contract/instruction/versements.endpoints';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { sumEuros } from '@asso/domain/kernel/money';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';
import { type ActePaiement, acteProblems } from '@asso/domain/paiement/paiement.rules';
import type { BatchActe } from '@asso/domain/paiement/versements.rules';
import { batchMots } from '@asso/domain/paiement/versements.words';
import { champsActe } from '../../paiement/champs-acte.ts';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';

type ActeEnLotDialogProps = {
  acte: BatchActe;
  lignes: readonly LigneAVerser[];
  /** The id of the service that pays. */
  service: string;
  onClose: () => void;
  onDone: (resultat: ResultatVersements) => Promise<unknown>;
};

const { paye_le, reference } = champsActe;
/** One day and one slip stand for all the lines. */
const champs = {
  paye_le,
  reference: { ...reference, label: 'Bordereau ou référence' },
} as const satisfies Fields;
const aucun = {} as const satisfies Fields;

const nommees = 4;

/** Says what the act does to these lines, asks once for what they share, then does it on all of them. */
export function ActeEnLotDialog({ acte, lignes, service, onClose, onDone }: ActeEnLotDialogProps) {
  const isPaid = acte === 'pay';
  const today = localDay(now());
  const mots = batchMots[acte];
  const n = lignes.length;
  const saisie = useSaisie({
    name: isPaid ? 'versements-verses' : null,
    value: (isPaid ? { paye_le: today } : {}) as Draft<typeof champs>,
    send: (value, key) =>
      call(versementsEndpoints.moveVersements, {
        params: { service, acte },
        body: {
          lignes: lignes.map(({ id_fo, paiement, version, montant }) => ({
            id_fo,
            paiement,
            version,
            montant,
          })),
          ...(isPaid ? acteOf(value) : {}),
        },
        idempotencyKey: key,
      }),
    onDone: async (resultat) => {
      onClose();
      await onDone(resultat);
    },
  });
  return (
    <SaisieDialog
      title={mots.titre({ n, montant: sumEuros(lignes.map(({ montant }) => montant)) })}
      label={mots.bouton(n)}
      saisie={saisie}
      fields={isPaid ? champs : aucun}
      rules={isPaid ? acteProblems('pay', acteOf(saisie.typed), { accorde: null, today }) : []}
      sentences={paiementProblems}
      before={
        <>
          <p>{mots.effet}</p>
          <p className="discret">{nommeesSaid(lignes)}</p>
        </>
      }
      onClose={onClose}
    />
  );
}

const acteOf = (typed: Draft<typeof champs>): Pick<ActePaiement, 'paye_le' | 'reference'> => ({
  paye_le: String(typed.paye_le ?? ''),
  reference: String(typed.reference ?? ''),
});

/** Names the first lines: « Roue libre 1 680 €, La Soupe du Canal 1 800 € et 38 autres ». */
function nommeesSaid(lignes: readonly LigneAVerser[]): string {
  const said = lignes
    .slice(0, nommees)
    .map(({ association, montant }) => `${association} ${formatEurosCents(montant)}`)
    .join(', ');
  const others = lignes.length - nommees;
  return others <= 0 ? `${said}.` : `${said} et ${others} ${others === 1 ? 'autre' : 'autres'}.`;
}
