import { profilFields } from '@asso/domain/compte/profil.fields';
import { changedProfil } from '@asso/domain/compte/profil.rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { ReadList } from '../../ui/table/ReadList.tsx';
import { adresse, missingIn, motDePasseLabel, votreMotDePasse } from '../champs-compte.ts';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';
import { IdentiteForm, identiteFormFields } from './IdentiteForm.tsx';
import { type Mine, saveProfil } from './use-profil.ts';

/** Shows the name and the address, edited one at a time. */
export function ProfilRubriques({ mine }: { mine: Mine }) {
  const [edited, setEdited] = useState<Rubrique | null>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const { civilite, prenom, nom, email } = mine.user;
  const close = () => setEdited(null);
  return (
    <>
      <RubriqueModifiable
        id="identite"
        titre="Identité"
        quoi="mon identité"
        edited={edited}
        onEdit={setEdited}
        lecture={<ReadValues fields={identiteFormFields} value={{ civilite, prenom, nom }} />}
      >
        <IdentiteForm mine={mine} onClose={close} />
      </RubriqueModifiable>
      <RubriqueModifiable
        id="courriel"
        titre="Adresse électronique"
        quoi="mon adresse électronique"
        edited={edited}
        onEdit={setEdited}
        lecture={
          <>
            <div role="status">
              {waiting && (
                <Notice tone="info" title={`Un lien part vers ${waiting}.`}>
                  Suivez-le dans les 24 heures : l’adresse changera à ce moment. Jusque-là, rien ne change.
                </Notice>
              )}
            </div>
            <ReadList items={[{ label: profilFields.email.label, value: email }]} />
          </>
        }
      >
        <CourrielForm
          mine={mine}
          onAsked={(address) => {
            setWaiting(address);
            close();
          }}
          onClose={close}
        />
      </RubriqueModifiable>
    </>
  );
}

type CourrielFormProps = { mine: Mine; onAsked: (address: string | null) => void; onClose: () => void };

const fields = {
  email: {
    ...adresse('Nouvelle adresse électronique'),
    aide: 'Exemple : jeanne.roux@exemple.fr. Un lien y sera envoyé ; votre ancienne adresse sera prévenue.',
  },
  password: votreMotDePasse,
};
const labels = { email: 'Adresse électronique', ...motDePasseLabel };

/** Asks to change the address, which happens when the link sent to the new one is followed. */
function CourrielForm({ mine, onAsked, onClose }: CourrielFormProps) {
  const saisie = useSaisie({
    name: null,
    value: {} as { email?: string | null; password?: string | null },
    send: ({ email, password }) => saveProfil(mine, { email: email ?? '', password: password ?? '' }),
    onDone: ({ adresseEnAttente }) => onAsked(adresseEnAttente),
  });
  const missing = missingIn(saisie.typed, fields, labels);
  const changed = changedProfil({ email: mine.user.email }, { email: saisie.typed.email });
  return (
    <SaisieForm
      label="Envoyer le lien"
      busyText="Envoi en cours…"
      saisie={saisie}
      fields={fields}
      rules={missing.length > 0 || changed.ok ? missing : changed.problems}
      own={{
        email: (control) => <TextControl {...control} type="email" inputMode="email" autoComplete="email" />,
        password: MotDePasseControl,
      }}
      onCancel={onClose}
      isOpened
    />
  );
}

type Rubrique = 'identite' | 'courriel';

type RubriqueModifiableProps = {
  id: Rubrique;
  titre: string;
  /** The name of the rubrique, read aloud after « Modifier ». */
  quoi: string;
  /** The rubrique being edited, so that the page has a single filled button. */
  edited: Rubrique | null;
  onEdit: (id: Rubrique) => void;
  /** What is shown while the rubrique is read. */
  lecture: ReactNode;
  /** The form shown while the rubrique is edited. */
  children: ReactNode;
};

/** A rubrique that is read until « Modifier » is pressed; that button gets the focus back when the form closes. */
function RubriqueModifiable(props: RubriqueModifiableProps) {
  const { id, titre, quoi, edited, onEdit, lecture, children } = props;
  const isEditing = edited === id;
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && edited === null) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing, edited]);
  return (
    <section className="pile pile--serree" aria-labelledby={id}>
      <h2 id={id} className="fr-h4">
        {titre}
      </h2>
      {isEditing ? (
        children
      ) : (
        <>
          {lecture}
          <button
            ref={button}
            type="button"
            className="fr-btn fr-btn--secondary modifier-rubrique"
            onClick={() => onEdit(id)}
          >
            Modifier<span className="invisible"> {quoi}</span>
          </button>
        </>
      )}
    </section>
  );
}
