import { attenduEndpoints } from '@asso/contract/catalogue/attendu.endpoints';
import { dejaConnu } from '@asso/domain/catalogue/deja-connu.rules';
import { modeleRegles, modeles, type SorteModele } from '@asso/domain/catalogue/modele-attendu.rules';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { ActeDialog, type DialogActe } from '../services/ActeDialog.tsx';
import type { Modele } from './ModelesTable.tsx';
import { phrasesCampagne } from './use-campagne.ts';

type ModelePageProps = { id: string | null; sorte: SorteModele; retour: string };

const calls = {
  champ: {
    read: attenduEndpoints.readChampAttendu,
    create: attenduEndpoints.createChampAttendu,
    update: attenduEndpoints.updateChampAttendu,
    remove: attenduEndpoints.deleteChampAttendu,
    nouveau: 'Nouveau champ',
    liste: 'Champs personnalisés',
  },
  document: {
    read: attenduEndpoints.readDocumentAttendu,
    create: attenduEndpoints.createDocumentAttendu,
    update: attenduEndpoints.updateDocumentAttendu,
    remove: attenduEndpoints.deleteDocumentAttendu,
    nouveau: 'Nouvelle pièce',
    liste: 'Pièces attendues',
  },
} as const;

/** The page of an element of the library, edited by its owner and only read by the others. */
export function ModelePage({ id, sorte, retour }: ModelePageProps) {
  const read = useRead(calls[sorte].read, id ? { params: { id } } : null);
  if (!id) return <ModeleForm modele={null} sorte={sorte} retour={retour} onSaved={() => undefined} />;
  return (
    <ReadPage read={read}>
      {(modele) => (
        <ModeleForm modele={modele} sorte={sorte} retour={retour} onSaved={() => void read.reload()} />
      )}
    </ReadPage>
  );
}

type ModeleFormProps = Omit<ModelePageProps, 'id'> & { modele: Modele | null; onSaved: () => void };

function ModeleForm({ modele, sorte, retour, onSaved }: ModeleFormProps) {
  const { create, update, nouveau, liste } = calls[sorte];
  const [key] = useState(newId);
  const edition = useEdition<object>({
    name: `modele-${sorte}-${modele?.id ?? 'nouveau'}`,
    value: modele?.valeur ?? {},
    version: modele?.version ?? null,
    save: async ({ changes, version, value }) => {
      const outcome = modele
        ? await call(update, { params: { id: modele.id }, body: { changes }, ifMatch: version })
        : await call(create, { body: { ...value }, idempotencyKey: key });
      return saveAnswer<typeof update | typeof create, object>(outcome as never, (reply) => reply.valeur);
    },
    onSaved: () => {
      onSaved();
      notify('succes', 'Enregistré dans la bibliothèque.');
      go(retour);
    },
  });
  const { fields } = modeles[sorte];
  const canEdit = modele === null || modele.rights.edit === true;
  const known = sorte === 'champ' ? dejaConnu(edition.typed) : null;
  return (
    <div className="page colonne-texte">
      <PageHeading titre={modele?.label ?? nouveau} objet={liste} fil={[{ label: liste, href: retour }]} />
      {!canEdit && (
        <Notice tone="info" title="Lecture seule : commun à tous les territoires.">
          Un administrateur national peut le modifier.
        </Notice>
      )}
      <SaisieForm
        saisie={edition}
        fields={fields}
        hand={{ rights: { edit: canEdit }, writer: 'association' }}
        label="Enregistrer"
        stage="transmission"
        sentences={phrasesCampagne}
        others={modeleRegles(sorte, edition.typed)}
        onCancel={() => go(retour)}
      >
        <div role="status">{known && <Notice tone="attention" title={known} />}</div>
      </SaisieForm>
      {modele && canEdit && <RetirerModele modele={modele} sorte={sorte} retour={retour} />}
    </div>
  );
}

type RetirerProps = Omit<ModelePageProps, 'id'> & { modele: Modele };

function RetirerModele({ modele, sorte, retour }: RetirerProps) {
  const [isAsked, setIsAsked] = useState(false);
  const acte: DialogActe = {
    verbe: 'Retirer',
    titre: `Retirer « ${modele.label} » ?`,
    consequence: 'Les campagnes qui l’ont repris gardent le leur.',
    done: `${modele.label} : retiré de la bibliothèque.`,
    isDanger: true,
    send: () => call(calls[sorte].remove, { params: { id: modele.id }, idempotencyKey: newId() }),
    after: () => go(retour),
  };
  return (
    <div>
      <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsAsked(true)}>
        Retirer de la bibliothèque
      </button>
      {isAsked && <ActeDialog acte={acte} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
