import { profilFields } from '@asso/domain/compte/profil.fields';
import { useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { ReadList } from '../../ui/table/ReadList.tsx';
import { CourrielForm } from './CourrielForm.tsx';
import { IdentiteForm, identiteFields } from './IdentiteForm.tsx';
import { type Rubrique, RubriqueModifiable } from './RubriqueModifiable.tsx';
import type { Mine } from './use-profil.ts';

/** The person's name and address stand here; only one of them is edited at a time. */
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
        lecture={<ReadValues fields={identiteFields} value={{ civilite, prenom, nom }} />}
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
