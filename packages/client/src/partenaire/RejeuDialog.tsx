import { webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import { endOfDay, formatDate, instantThere } from '@asso/domain/identifiants/dates-affichees';
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import type { Problem } from '@asso/domain/kernel/result';
import { isDate } from '@asso/domain/kernel/value-problems';
import { partenaireProblems } from '@asso/domain/partenaire/partenaire.problems';
import {
  livraisonsGardeesJours,
  periodeProblem,
  rejeuJours,
  rejeuMax,
} from '@asso/domain/partenaire/webhook.rules';
import { call } from '../platform/call/call.ts';
import { now } from '../platform/clock.ts';
import { SaisieDialog } from '../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { useRead } from '../platform/use-read.ts';
import type { ProprietaireQuery } from './cles-href.ts';

type RejeuDialogProps = {
  about: { params: { webhook: string }; query: ProprietaireQuery };
  onClose: () => void;
  onDone: (n: number) => Promise<unknown>;
};

const fields = {
  du: { kind: 'date', label: 'Du', requiredAt: 'saisie' },
  au: { kind: 'date', label: 'Au, ce jour compris', requiredAt: 'saisie' },
} as const satisfies Fields;
type Jours = Draft<typeof fields>;

/** Sends the events of a chosen period to a webhook again, after saying how many there are. */
export function RejeuDialog({ about, onClose, onDone }: RejeuDialogProps) {
  const saisie = useSaisie({
    name: `rejeu-${about.params.webhook}`,
    value: {} as Jours,
    send: async (value, idempotencyKey) => {
      const body = periodeOf(value);
      return body && call(webhookEndpoints.replay, { ...about, body, idempotencyKey });
    },
    say: ({ field = 'au', message }) => [{ field, message }],
    onDone: ({ rejoues }) => onDone(rejoues),
  });
  const periode = periodeOf(saisie.typed);
  const wrong = wrongOf(saisie.typed);
  const read = useRead(
    webhookEndpoints.countReplay,
    periode && wrong.length === 0 ? { params: about.params, query: { ...about.query, ...periode } } : null,
  );
  return (
    <SaisieDialog
      title="Rejouer une période"
      label="Envoyer de nouveau"
      saisie={saisie}
      fields={fields}
      rules={wrong}
      sentences={partenaireProblems}
      onClose={onClose}
      before={
        <p>
          Ce qui s’est passé entre ces deux jours est envoyé de nouveau, dans l’ordre, sous le même numéro :
          votre logiciel ignore ce qu’il a déjà. {rejeuJours} jours au plus ; les envois sont gardés
          {` ${livraisonsGardeesJours} jours.`}
        </p>
      }
    >
      <p role="status">{read.state === 'lu' && combien(read.value.n)}</p>
    </SaisieDialog>
  );
}

/** Reports each day that is missing, with today as the example since what was sent is past, or, when neither is, a period that is too long or ends before it begins. */
function wrongOf(jours: Jours): Problem[] {
  const periode = periodeOf(jours);
  if (periode) return periodeProblem(datesOf(periode));
  return (['du', 'au'] as const)
    .filter((nom) => !isDate(jours[nom] ?? ''))
    .map((nom) => ({ code: `partenaire.${nom}`, field: nom, params: { jour: formatDate(now()) } }));
}

/**
 * The period from the first instant of one day to the last of the other, in the time zone of the list of deliveries;
 * null until both days are given.
 */
const periodeOf = ({ du, au }: Jours): { du: string; au: string } | null =>
  du && au && isDate(du) && isDate(au)
    ? { du: instantThere(du, '00:00:00').toISOString(), au: endOfDay(au).toISOString() }
    : null;

const datesOf = ({ du, au }: { du: string; au: string }) => ({ du: new Date(du), au: new Date(au) });

function combien(n: number): string {
  if (n === 0) return 'Aucun envoi dans cette période.';
  if (n > rejeuMax) return `Plus de ${formatNombre(rejeuMax)} envois : choisissez une période plus courte.`;
  return `${count(n, 'envoi repartira', 'envois repartiront')}.`;
}
