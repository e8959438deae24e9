import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { crfProblems } from '@asso/domain/crf/crf.problems';
import type { ActionServiceCrf } from '@asso/domain/crf/crf.states';
import { motsCrf } from '@asso/domain/crf/crf.words';
import { type FormEvent, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';
import { useReread } from '../platform/use-read.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldId } from '../ui/fields/field-errors.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { newId } from '../ui/page/new-id.ts';
import type { CrfRead } from './edition.ts';
import '../ui/fields/fields.css';

const motifMax = 4000;

/** The service marks a transmitted report as received, or sends it back with what is to be corrected. */
export function DecisionCrf({ crf, found }: { crf: CrfView; found: CrfRead }) {
  const { decisions } = crf;
  const [action, setAction] = useState<ActionServiceCrf | null>(null);
  const [motif, setMotif] = useState('');
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const reread = useReread();
  if (decisions.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = erreurs(action, motif);
    setErrors(wrong);
    if (wrong.length > 0) setAttempt(attempt + 1);
    setIsAsked(wrong.length === 0);
  };
  const confirm = async () => {
    if (!action) return;
    const outcome = await call(crfEndpoints.decideCrf, {
      params: { id: crf.id_fo, crf: crf.id, action },
      query: {},
      body: action === 'sendBack' ? { motif } : {},
      ifMatch: crf.version,
      idempotencyKey: newId(),
    });
    setIsAsked(false);
    if (!outcome.ok) {
      setErrors([{ field: champ('action'), message: outcome.problem.message }]);
      setAttempt(attempt + 1);
      await found.refresh();
      return;
    }
    notify('succes', `${motsCrf[action].fait}.`);
    await Promise.all([found.refresh(), reread(crfEndpoints.listCrfs)]);
  };
  return (
    <section className="cadre pile" aria-labelledby="decision-crf">
      <h2 className="fr-h4" id="decision-crf">
        Que faites-vous de ce compte rendu ?
      </h2>
      <form className="formulaire" noValidate onSubmit={submit}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <OptionsControl
          id={fieldId(champ('action'))}
          label="Après l’avoir lu"
          isRequired
          options={decisions.map((one) => ({ value: one, label: motsCrf[one].verbe }))}
          value={action}
          error={errorAt(errors, champ('action'))}
          onChange={(value) => setAction(decisions.find((one) => one === value) ?? null)}
        />
        {action === 'sendBack' && (
          <TextControl
            id={fieldId(champ('motif'))}
            label="Ce que l’association doit corriger"
            help="Elle lit ce message en tête de son compte rendu."
            isRequired
            isMultiline
            max={motifMax}
            value={motif}
            error={errorAt(errors, champ('motif'))}
            onChange={(value) => setMotif(String(value ?? ''))}
          />
        )}
        {action && <p className="fr-hint-text">{motsCrf[action].effet}</p>}
        <button type="submit" className="fr-btn">
          Continuer
        </button>
      </form>
      {isAsked && action && (
        <Dialog
          title={`${motsCrf[action].verbe} ?`}
          onClose={() => setIsAsked(false)}
          action={{ label: motsCrf[action].verbe, onPress: confirm }}
        >
          <p>
            Compte rendu financier {crf.description.exercice}, dossier{' '}
            <span className="nombre">{crf.id_fo}</span>, {crf.dossier.nom}.
          </p>
          {action === 'sendBack' && <p className="texte-saisi">{motif}</p>}
          <p>{motsCrf[action].effet}</p>
        </Dialog>
      )}
    </section>
  );
}

const champ = (name: 'action' | 'motif'): string => `decision-crf.${name}`;

function erreurs(action: ActionServiceCrf | null, motif: string): FieldError[] {
  if (action === null) return [{ field: champ('action'), message: 'Choisissez ce que vous en faites.' }];
  if (action !== 'sendBack' || motif.trim() !== '') return [];
  return [{ field: champ('motif'), message: crfProblems['crf.motif-obligatoire'].message }];
}
