import {
  commentaireMax,
  type DemarcheJugee,
  type NoteDemarche,
  notesDemarche,
} from '@asso/domain/contenu/satisfaction.rules';
import type { Fields } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import type { Wrong } from '../ui/fields/use-form-errors.ts';
import { Notice } from '../ui/Notice.tsx';
import { call } from './call/call.ts';
import { SaisieForm } from './saisie/SaisieForm.tsx';
import { useSaisie } from './saisie/use-saisie.ts';

const fields = {
  note: {
    kind: 'choice',
    label: 'Comment s’est passée cette démarche ?',
    aide: 'Sans votre nom.',
    requiredAt: 'saisie',
    options: Object.entries(notesDemarche).map(([value, label]) => ({ value, label })),
  },
  commentaire: {
    kind: 'text',
    label: 'Votre commentaire',
    aide: 'N’écrivez ni nom, ni numéro de dossier, ni coordonnées.',
    multiline: true,
    max: commentaireMax,
  },
} as const satisfies Fields;

/** The mark alone: the field for a comment is added once a mark is chosen. */
const seule = { note: fields.note } as const satisfies Fields;

type AvisSaisi = { note?: NoteDemarche | null; commentaire?: string | null };

/**
 * Asks « Comment s’est passée cette démarche ? » at the foot of a confirmation page; the answer is given once and holds
 * no name.
 */
export function Satisfaction({ demarche }: { demarche: DemarcheJugee }) {
  const [isSaid, setIsSaid] = useState(false);
  const saisie = useSaisie({
    name: null,
    value: {} as AvisSaisi,
    send: async ({ note, commentaire }) => {
      if (!note) return null;
      const { usageEndpoints } = await import('@asso/contract/contenu/usage.endpoints');
      return call(usageEndpoints.sayAvis, {
        body: { demarche, note, commentaire: commentaire?.trim() || null },
      });
    },
    onDone: () => setIsSaid(true),
  });
  return (
    <section className="pile pile--serree" aria-labelledby="satisfaction-titre">
      <h2 id="satisfaction-titre">Votre avis</h2>
      <div role="status">
        {isSaid && <Notice tone="succes" title="Merci, votre avis est gardé, sans votre nom." />}
      </div>
      {!isSaid && (
        <SaisieForm
          label="Donner mon avis"
          kind="secondaire"
          busyText="Envoi en cours…"
          prefix="satisfaction"
          saisie={saisie}
          fields={saisie.typed.note ? fields : seule}
          rules={wrongOf(saisie.typed)}
        />
      )}
    </section>
  );
}

function wrongOf({ note, commentaire }: AvisSaisi): Wrong[] {
  const missing = note ? [] : [{ field: 'note', message: 'Choisissez une réponse.' }];
  return [...(commentaire ?? '')].length > commentaireMax
    ? [
        ...missing,
        {
          field: 'commentaire',
          message: `Votre commentaire est trop long : ${commentaireMax} caractères au plus.`,
        },
      ]
    : missing;
}
