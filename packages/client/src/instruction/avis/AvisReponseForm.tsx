import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import {
  isAvisContraire,
  nomsSens,
  type SensAvis,
  saySens,
  saySensChoisi,
} from '@asso/domain/instruction/avis.states';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { useEffect, useRef } from 'react';
import { limitesOrdinaires } from '../../document/limites.ts';
import { useFichiersMessage } from '../../dossier/messages/use-fichiers-message.ts';
import { call } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Fold } from '../../ui/Fold.tsx';
import type { Wrong } from '../../ui/fields/use-form-errors.ts';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { UploadZone } from '../../ui/upload/UploadZone.tsx';

/** The id of the title of the answer, which stands below all that is shown on a narrow window: a button leads there. */
export const titreReponse = 'avis-reponse';

const rows = {
  sens: {
    kind: 'choice',
    label: 'Votre avis est',
    options: nomsSens.map((value) => ({ value, label: saySensChoisi(value) })),
    requiredAt: 'saisie',
  },
  texte: { kind: 'text', label: 'Pourquoi', multiline: true, max: 4000 },
  fichier: { kind: 'id', of: 'document', label: 'Joindre un fichier' },
} as const satisfies Fields;

/** Chooses the opinion whose rank is this key, from 1; false when the answer is not on the page. */
export function pressSens({ key }: KeyboardEvent): boolean {
  const radios = document.querySelectorAll<HTMLInputElement>('.avis-reponse input[type="radio"]');
  const chosen = radios[Number(key) - 1];
  chosen?.click();
  chosen?.focus();
  return chosen !== undefined;
}

/**
 * Gives an opinion, with a reason where it stands against the dossier, and a file; the browser keeps what is typed until
 * it is sent.
 */
export function AvisReponseForm({ avis, onGiven }: { avis: AvisView; onGiven: () => Promise<unknown> }) {
  const fichiers = useFichiersMessage(avis.id, { proprietaire: 'avis' });
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
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      frame.current?.querySelector('form')?.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const sens = saisie.typed.sens as SensAvis | null | undefined;
  return (
    <div className="pile" ref={frame}>
      <h2 id={titreReponse} className="fr-h4" tabIndex={-1}>
        Votre avis
      </h2>
      <SaisieForm
        name="Votre avis"
        label={sens ? `Rendre l’avis ${saySens(sens)}` : 'Rendre cet avis'}
        prefix="avis"
        saisie={saisie}
        fields={{
          ...rows,
          texte: {
            ...rows.texte,
            aide: `Si votre avis est réservé ou défavorable. ${avis.service} le lira, l’association non.`,
          },
        }}
        rules={wrongOf(fichiers.waitsFor(), saisie.typed)}
        own={{
          fichier: ({ id, label, error }) => (
            <Fold opensFor={fichiers.files.length > 0 || error !== undefined} summary={label}>
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
            </Fold>
          ),
        }}
      />
    </div>
  );
}

function wrongOf(late: string | null, { sens, texte }: Draft<typeof rows>): Wrong[] {
  if (late) return [{ field: 'fichier', message: late }];
  if (!sens) return [{ field: 'sens', message: 'Choisissez votre avis.' }];
  const isSilent = isAvisContraire(sens) && isBlank(texte);
  return isSilent ? [{ field: 'texte', message: instructionProblems['instruction.avis-texte'].message }] : [];
}
