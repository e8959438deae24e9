import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { nomsSens, type SensAvis, sensAvis } from '@asso/domain/instruction/avis.states';
import { type FormEvent, useState } from 'react';
import { limitesOrdinaires } from '../../document/limites.ts';
import { useFichiersMessage } from '../../dossier/use-fichiers-message.ts';
import { useKeptText } from '../../dossier/use-kept-text.ts';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { UploadZone } from '../../ui/upload/UploadZone.tsx';
import '../../ui/fields/fields.css';

/** The answer stands below all the shared parts: an agent who has already read them jumps to it by this id. */
export const titreReponse = 'avis-reponse';
const texteMax = 4000;
const champ = (name: string): string => `avis.${name}`;

/** The agent gives a favourable, reserved or unfavourable opinion, a reason and a file; the text outlives the page. */
export function AvisReponseForm({ avis, onGiven }: { avis: AvisView; onGiven: () => Promise<unknown> }) {
  const [sens, setSens] = useState<SensAvis | null>(null);
  const { text, setText } = useKeptText(`avis-${avis.id}`);
  const fichiers = useFichiersMessage(avis.id, 'avis');
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [key] = useState(newId);
  const refuse = (found: FieldError[]) => {
    setErrors(found);
    setAttempt(attempt + 1);
  };
  const give = async (event: FormEvent) => {
    event.preventDefault();
    const late = fichiers.waitsFor();
    if (late) return refuse([{ field: champ('fichier'), message: late }]);
    if (sens === null) return refuse([{ field: champ('sens'), message: 'Choisissez votre avis.' }]);
    const outcome = await call(avisEndpoints.answerAvis, {
      params: { avis: avis.id },
      ifMatch: avis.version,
      body: { sens, texte: text, fichier: fichiers.uuids()[0] ?? null },
      idempotencyKey: `${key}-${attempt}`,
    });
    if (!outcome.ok) {
      const { field, message } = outcome.problem;
      return refuse([{ field: field ? champ(field) : '', message }]);
    }
    setText('');
    notify('succes', `Avis rendu à ${avis.service}.`);
    await onGiven();
  };
  return (
    <form className="formulaire" noValidate onSubmit={give} aria-label="Votre avis">
      <h2 id={titreReponse} className="fr-h4" tabIndex={-1}>
        Votre avis
      </h2>
      <ErrorSummary errors={errors} attempt={attempt} />
      <OptionsControl
        id={fieldId(champ('sens'))}
        label="Votre avis est"
        isRequired
        options={nomsSens.map((value) => ({ value, label: sensAvis[value] }))}
        value={sens}
        error={errorAt(errors, champ('sens'))}
        onChange={(value) => setSens(nomsSens.find((one) => one === value) ?? null)}
      />
      <TextControl
        id={fieldId(champ('texte'))}
        label="Pourquoi"
        help={`${avis.service} le lira, l’association non.`}
        isMultiline
        isRequired
        max={texteMax}
        value={text}
        error={errorAt(errors, champ('texte'))}
        onChange={(value) => setText(String(value ?? ''))}
      />
      <UploadZone
        id={fieldId(champ('fichier'))}
        label="Un fichier, si besoin"
        limits={limitesOrdinaires}
        error={errorAt(errors, champ('fichier'))}
        onFiles={(files) => fichiers.add(files.slice(0, 1))}
      />
      <UploadList
        label="Un fichier, si besoin"
        files={fichiers.files}
        queue={fichiers.queue}
        inputId={fieldId(champ('fichier'))}
        isAttached
      />
      <ActionButton>Rendre cet avis</ActionButton>
    </form>
  );
}
