import { useState } from 'react';
import { limitesOrdinaires } from '../../document/limites.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ConflictDialog } from '../../ui/draft/ConflictDialog.tsx';
import { MessageComposer } from '../../ui/MessageComposer.tsx';
import { UploadField } from '../../ui/upload/UploadField.tsx';

export function DialogSamples() {
  const [shown, setShown] = useState<'suppression' | 'conflit' | null>(null);
  const [text, setText] = useState('');
  const close = () => setShown(null);
  return (
    <div className="colonne-texte pile">
      <div className="actions">
        <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setShown('suppression')}>
          Supprimer le dossier
        </button>
        <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setShown('conflit')}>
          Comparer
        </button>
        <button
          type="button"
          className="fr-btn fr-btn--tertiary"
          onClick={() => notify('succes', 'Vous agissez maintenant pour Les Pions de l’Huveaune.')}
        >
          Message
        </button>
      </div>
      <UploadField
        id="rapport"
        label="Rapport d’activité 2026"
        limits={limitesOrdinaires}
        isMultiple
        isRequired
        onSend={async (file, { onProgress }) => {
          onProgress(0.68);
          return file.name.includes('virus')
            ? { kind: 'refuse', message: 'Refusé : ce fichier contient un virus. Déposez une autre copie.' }
            : { kind: 'recu', status: { text: 'Reçu, analyse en cours', tone: 'cours', isLast: false } };
        }}
      />
      <MessageComposer
        id="message"
        label="Votre message à DRAJES Sud"
        text={text}
        onText={setText}
        onSend={async () => null}
        sentText={() => 'Message envoyé à 14h05.'}
      />
      {shown === 'suppression' && (
        <Dialog
          title="Supprimer le dossier 27-000412"
          onClose={close}
          action={{ label: 'Supprimer le dossier', onPress: close, isDanger: true }}
        >
          <p>Il sort de vos listes. Vous pourrez le retrouver dans « Dossiers supprimés ».</p>
        </Dialog>
      )}
      {shown === 'conflit' && (
        <ConflictDialog
          par="Ali Alaoui"
          heure="14h02"
          onClose={close}
          onResolve={close}
          champs={[
            {
              path: 'intitule',
              label: 'Intitulé du projet',
              mienne: 'Former nos arbitres',
              sienne: 'Former les arbitres',
            },
            {
              path: 'objectifs',
              label: 'Objectifs',
              mienne: 'Quinze bénévoles arbitreront seuls à la fin de l’année, sans aide de la ligue.',
              sienne: 'Douze bénévoles arbitreront seuls à la fin de la saison, sans aide de la ligue.',
            },
          ]}
        />
      )}
    </div>
  );
}
