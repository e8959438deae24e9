import { type PointCompletude, phraseMax } from '@asso/domain/dossier/completude.rules';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { joursApres } from '@asso/domain/identifiants/durees';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Demande, demandeErrors } from '../../dossier/completude.ts';
import { now } from '../../platform/clock.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { unmended } from '../../ui/draft/unmended.ts';
import { DateControl } from '../../ui/fields/DateControl.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import '../../ui/fields/fields.css';

type CompletudeFormProps = {
  points: readonly PointCompletude[];
  /** The caller keeps the request as it is typed, so that it outlives the page. */
  demande: Demande;
  onChange: (demande: Demande) => void;
  /** It proposes a sentence for a ticked point, so that the agent need not write it each time. */
  phraseDe?: (code: string) => string;
  /** It shows what will be sent, once the form itself finds nothing wrong. */
  apercu: (acts: { onConfirm: () => Promise<void>; onClose: () => void }) => ReactNode;
  /** It gives what the server found wrong; the list is empty once the request is sent. */
  onAsk: (demande: Demande) => Promise<readonly FieldError[]>;
  onCancel?: () => void;
};

/**
 * The agent ticks pieces and rubrics, writes a sentence for each and gives a date; the association reads them
 * unchanged.
 */
export function CompletudeForm(props: CompletudeFormProps) {
  const { points, demande, onChange, phraseDe, apercu, onAsk, onCancel } = props;
  const [isShowing, setIsShowing] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isOwn, setIsOwn] = useState(true);
  const { coches, phrases, avantLe } = demande;
  const own = demandeErrors(demande, points);
  const shown = unmended(errors, { own, isOwn });
  const say = (found: readonly FieldError[]) => {
    setIsOwn(own.length > 0);
    setErrors(found);
    setAttempt((before) => before + 1);
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (own.length > 0) return say(own);
    setErrors([]);
    setIsShowing(true);
  };
  const confirm = async () => {
    const found = await onAsk(demande);
    setIsShowing(false);
    if (found.length > 0) say(found);
  };
  const tick = (codes: readonly string[]) => {
    const added = codes.filter((code) => !coches.includes(code) && phrases[code] === undefined);
    const proposed = Object.fromEntries(
      added.flatMap((code) => {
        const phrase = phraseDe?.(code);
        return phrase ? [[code, phrase]] : [];
      }),
    );
    onChange({ ...demande, coches: codes, phrases: { ...proposed, ...phrases } });
  };
  return (
    <form className="formulaire" noValidate onSubmit={show}>
      <ErrorSummary errors={shown} attempt={attempt} />
      <OptionsControl
        id={fieldId('manques')}
        label="Ce qui manque"
        help="Une pièce cochée attend un document, le reste une réponse écrite."
        options={points.map(({ code, libelle, nature }) => ({
          value: code,
          label: nature === null ? libelle : `Pièce : ${libelle}`,
        }))}
        isMultiple
        value={coches}
        error={errorAt(shown, 'manques')}
        onChange={(value) => tick(Array.isArray(value) ? value : [])}
      />
      {points
        .filter(({ code }) => coches.includes(code))
        .map(({ code, libelle }) => (
          <TextControl
            key={code}
            id={fieldId(`manques.${code}`)}
            label={`Ce qui manque : ${libelle}`}
            help="Une phrase. Exemple : la page 3 est illisible."
            isMultiline
            isRequired
            max={phraseMax}
            value={phrases[code] ?? ''}
            error={errorAt(shown, `manques.${code}`)}
            onChange={(value) =>
              onChange({ ...demande, phrases: { ...phrases, [code]: String(value ?? '') } })
            }
          />
        ))}
      <DateControl
        id={fieldId('avant_le')}
        label="À compléter avant le"
        help="La date est rappelée à l’association. Rien n’est automatique une fois passée."
        isRequired
        value={avantLe}
        error={errorAt(shown, 'avant_le')}
        onChange={(value) => onChange({ ...demande, avantLe: String(value ?? '') })}
      />
      <ul className="liste-nue actions" aria-label="Dates proposées">
        {delais.map((jours) => (
          <li key={jours}>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => onChange({ ...demande, avantLe: jourDans(jours) })}
            >
              Dans {jours} jours
            </button>
          </li>
        ))}
      </ul>
      <div className="actions">
        <ActionButton kind="secondaire">Demander ces compléments</ActionButton>
        {onCancel && (
          <button type="button" className="fr-btn fr-btn--tertiary" onClick={onCancel}>
            Annuler
          </button>
        )}
      </div>
      {isShowing && apercu({ onConfirm: confirm, onClose: () => setIsShowing(false) })}
    </form>
  );
}

const delais = [8, 15, 30];
const jourDans = (jours: number): string => dayOf(joursApres(now(), jours), 'Europe/Paris');
