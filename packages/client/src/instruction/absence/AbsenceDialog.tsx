import {
  type AbsencesView,
  type AbsenceView,
  absenceEndpoints,
} from '@asso/contract/instruction/absence.endpoints';
import { sayJour, sayPeriode } from '@asso/domain/instruction/absence.words';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { call } from '../../platform/call/call.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import type { OwnControlProps } from '../../ui/fields/form.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { beginSaisie, fieldsFor, listWrong, personne, toAbsence } from './absence-saisie.ts';

type AbsenceDialogProps = {
  service: string;
  absences: AbsencesView;
  /** Null when an absence is being noted. */
  absence: AbsenceView | null;
  onDone: (absence: AbsenceView) => Promise<unknown>;
  onClose: () => void;
};

const inSelect = (control: OwnControlProps) => <SelectControl {...control} />;

/** Notes an absence, or changes one: its two days, who receives, and a word. */
export function AbsenceDialog({ service, absences, absence, onDone, onClose }: AbsenceDialogProps) {
  const { moi, collegues, rights } = absences;
  const saisie = useSaisie({
    name: `absence-${absence?.id ?? service}`,
    value: beginSaisie(absence, moi),
    send: async (value, idempotencyKey) => {
      const asked = toAbsence(value);
      if (!asked) return null;
      const { id_utilisateur, ...jours } = asked;
      return absence
        ? call(absenceEndpoints.saveAbsence, {
            params: { service, absence: absence.id },
            ifMatch: absence.version,
            body: jours,
          })
        : call(absenceEndpoints.createAbsence, { params: { service }, body: asked, idempotencyKey });
    },
    onDone: (saved) => onDone(saved),
  });
  const { typed } = saisie;
  const absent = typed.id_utilisateur;
  const isMine = absent === moi;
  return (
    <SaisieDialog
      title={absence ? `Absence : ${absence.personne.nom}` : isMine ? 'Je m’absente' : 'Noter une absence'}
      label={absence ? 'Enregistrer l’absence' : 'Confirmer l’absence'}
      prefix="absence"
      saisie={saisie}
      fields={fieldsFor({ isAutrui: absence === null && rights.autrui === true, isMine })}
      others={listWrong(typed, absences, absence)}
      sentences={instructionProblems}
      options={{
        absent: collegues.map(({ id, nom }) => ({ value: id, label: id === moi ? `${nom} (vous)` : nom })),
        remplacant: [
          ...collegues
            .filter(({ id }) => id !== absent)
            .map(({ id, nom }) => ({ value: id, label: id === moi ? `${nom} (vous)` : nom })),
          { value: personne, label: 'Personne : ce qui arrive reste sans personne' },
        ],
      }}
      own={{ id_utilisateur: inSelect, remplacant: inSelect }}
      onClose={onClose}
    >
      <Effets absences={absences} asked={toAbsence(typed)} isChosen={Boolean(typed.remplacant)} />
    </SaisieDialog>
  );
}

type EffetsProps = {
  absences: AbsencesView;
  asked: ReturnType<typeof toAbsence>;
  /** True once who receives, or nobody, is chosen. */
  isChosen: boolean;
};

/** Says what the absence will do, before it is confirmed. */
function Effets({ absences: { items, collegues, moi }, asked, isChosen }: EffetsProps) {
  if (!asked || !isChosen || asked.au < asked.du) return <div role="status" />;
  const { du, au, remplacant, id_utilisateur } = asked;
  const nom = collegues.find(({ id }) => id === remplacant)?.nom;
  const loin = items.find((one) => one.personne.id === remplacant && one.du <= au && du <= one.au);
  const siens = id_utilisateur === moi ? 'vos' : 'ses';
  return (
    <div role="status">
      <ul>
        <li>
          {nom
            ? `${nom} voit ${siens} échéances dans son jour et reçoit ce qui arrive, ${sayPeriode({ du, au })}.`
            : `Ce qui arrive ${sayPeriode({ du, au })} reste sans personne : tout le service le voit.`}
        </li>
        <li>{`Les dossiers ne changent pas de mains : tout revient après le ${sayJour(au)}.`}</li>
        {loin && (
          <li>
            <strong>{`${nom} n’est pas là ${sayPeriode(loin)}`}</strong> : ces jours-là, personne ne reçoit.
          </li>
        )}
      </ul>
    </div>
  );
}
