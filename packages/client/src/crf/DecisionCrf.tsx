import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { crfProblems } from '@asso/domain/crf/crf.problems';
import type { ActionServiceCrf } from '@asso/domain/crf/crf.states';
import { motsCrf } from '@asso/domain/crf/crf.words';
import type { Fields } from '@asso/domain/kernel/fields';
import { call } from '../platform/call/call.ts';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { notify } from '../platform/session/announcements.ts';
import { useReread } from '../platform/use-read.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { Wrong } from '../ui/fields/use-form-errors.ts';
import type { CrfRead } from './edition.ts';

type DecisionSaisie = { action?: ActionServiceCrf | null; motif?: string | null };

/** Lets the service mark a transmitted report as received, or send it back with what is to be corrected. */
export function DecisionCrf({ crf, found }: { crf: CrfView; found: CrfRead }) {
  const { decisions } = crf;
  const reread = useReread();
  const saisie = useSaisie({
    name: `decision-crf-${crf.id}`,
    value: {} as DecisionSaisie,
    send: async ({ action, motif }, idempotencyKey) => {
      if (!action) return null;
      const outcome = await call(crfEndpoints.decideCrf, {
        params: { id: crf.id_fo, crf: crf.id, action },
        query: {},
        body: action === 'sendBack' ? { motif: motif ?? '' } : {},
        ifMatch: crf.version,
        idempotencyKey,
      });
      if (!outcome.ok) await found.refresh();
      return outcome;
    },
    say: ({ message }) => [{ field: 'action', message }],
    onDone: async (_, { action }) => {
      if (action) notify('succes', `${motsCrf[action].fait}.`);
      await Promise.all([found.refresh(), reread(crfEndpoints.listCrfs)]);
    },
  });
  if (decisions.length === 0) return null;
  const { action, motif } = saisie.typed;
  return (
    <section className="cadre pile" aria-labelledby="decision-crf">
      <h2 className="fr-h4" id="decision-crf">
        Que faites-vous de ce compte rendu ?
      </h2>
      <SaisieForm
        label="Continuer"
        prefix="decision-crf"
        saisie={saisie}
        fields={champsOf(crf, action)}
        rules={wrongOf(saisie.typed)}
        confirm={
          action &&
          (({ onConfirm, onClose }) => (
            <Dialog
              title={`${motsCrf[action].verbe} ?`}
              onClose={onClose}
              action={{ label: motsCrf[action].verbe, onPress: onConfirm }}
            >
              <p>
                Compte rendu financier {crf.description.exercice}, dossier{' '}
                <span className="nombre">{crf.id_fo}</span>, {crf.dossier.nom}.
              </p>
              {action === 'sendBack' && <p className="texte-saisi">{motif}</p>}
              <p>{motsCrf[action].effet}</p>
            </Dialog>
          ))
        }
      >
        {action && <p className="fr-hint-text">{motsCrf[action].effet}</p>}
      </SaisieForm>
    </section>
  );
}

const champsOf = ({ decisions }: CrfView, action: DecisionSaisie['action']): Fields => ({
  action: {
    kind: 'choice',
    label: 'Après l’avoir lu',
    options: decisions.map((value) => ({ value, label: motsCrf[value].verbe })),
    requiredAt: 'saisie',
  },
  ...(action === 'sendBack' && {
    motif: {
      kind: 'text',
      label: 'Ce que l’association doit corriger',
      aide: 'Elle lit ce message en tête de son compte rendu.',
      multiline: true,
      max: 4000,
      requiredAt: 'saisie',
    },
  }),
});

function wrongOf({ action, motif }: DecisionSaisie): Wrong[] {
  if (!action) return [{ field: 'action', message: 'Choisissez ce que vous en faites.' }];
  if (action !== 'sendBack' || motif?.trim()) return [];
  return [{ field: 'motif', message: crfProblems['crf.motif-obligatoire'].message }];
}
