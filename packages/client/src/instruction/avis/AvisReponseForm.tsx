import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { nomsSens, sensAvis } from '@asso/domain/instruction/avis.states';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { limitesOrdinaires } from '../../document/limites.ts';
import { useFichiersMessage } from '../../dossier/messages/use-fichiers-message.ts';
import { call } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import type { Wrong } from '../../ui/fields/use-form-errors.ts';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { UploadZone } from '../../ui/upload/UploadZone.tsx';

/** The id of the form that answers, below all the parts shown: a link leads there for an agent who has read them. */
export const titreReponse = 'avis-reponse';

const rows = {
  sens: {
    kind: 'choice',
    label: 'Votre avis est',
    options: nomsSens.map((value) => ({ value, label: sensAvis[value] })),
    requiredAt: 'saisie',
  },
  texte: { kind: 'text', label: 'Pourquoi', multiline: true, max: 4000, requiredAt: 'saisie' },
  fichier: { kind: 'id', of: 'document', label: 'Un fichier, si besoin' },
} as const satisfies Fields;

/**
 * Gives an opinion (favourable, reserved or unfavourable) with a reason and a file; the browser keeps the text until it
 * is sent.
 */
export function AvisReponseForm({ avis, onGiven }: { avis: AvisView; onGiven: () => Promise<unknown> }) {
  const fichiers = useFichiersMessage(avis.id, 'avis');
  const saisie = useSaisie({
    name: `avis-reponse-${avis.id}`,
    value: {} as Draft<typeof rows>,
    send: async ({ sens, texte }, idempotencyKey) =>
      sens
        ? call(avisEndpoints.answerAvis, {
            params: { avis: avis.id },
            ifMatch: avis.version,
            body: { sens, texte: texte ?? '', fichier: fichiers.uuids()[0] ?? null },
            idempotencyKey,
          })
        : null,
    onDone: () => {
      notify('succes', `Avis rendu à ${avis.service}.`);
      return onGiven();
    },
  });
  return (
    <div className="pile">
      <h2 id={titreReponse} className="fr-h4" tabIndex={-1}>
        Votre avis
      </h2>
      <SaisieForm
        name="Votre avis"
        label="Rendre cet avis"
        prefix="avis"
        saisie={saisie}
        fields={{ ...rows, texte: { ...rows.texte, aide: `${avis.service} le lira, l’association non.` } }}
        rules={wrongOf(fichiers.waitsFor(), saisie.typed.sens)}
        own={{
          fichier: ({ id, label, error }) => (
            <>
              <UploadZone
                {...{ id, label, error }}
                limits={limitesOrdinaires}
                onFiles={(files) => fichiers.add(files.slice(0, 1))}
              />
              <UploadList
                label={label}
                files={fichiers.files}
                queue={fichiers.queue}
                inputId={id}
                isAttached
              />
            </>
          ),
        }}
      />
    </div>
  );
}

function wrongOf(late: string | null, sens: unknown): Wrong[] {
  if (late) return [{ field: 'fichier', message: late }];
  return sens ? [] : [{ field: 'sens', message: 'Choisissez votre avis.' }];
}
