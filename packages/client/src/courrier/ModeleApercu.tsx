import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import type { CourrierView } from '@asso/contract/courrier/courrier.schemas';
import type { ContenuModele, NatureCourrier } from '@asso/domain/courrier/modele-courrier.rules';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import type { Fields } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { announce } from '../ui/page/announcer.ts';
import { CourrierApercu } from './CourrierApercu.tsx';

type ModeleApercuProps = { contenu: ContenuModele; service: string | null };

const actions: Record<NatureCourrier, ActionService> = {
  accord: 'grant',
  convention: 'grant',
  refus: 'refuse',
  rejet: 'reject',
  correction: 'sendBack',
};

const absent = 'Indiquez le numéro d’un dossier de votre service. Exemple : 27-000412';

/** The typed template is filled with a real dossier of the service; no letter is created. */
export function ModeleApercu({ contenu, service }: ModeleApercuProps) {
  const [vu, setVu] = useState<CourrierView | null>(null);
  const saisie = useSaisie({
    name: null,
    value: {} as { numero?: string | null },
    send: ({ numero }) => {
      setVu(null);
      return call(courrierEndpoints.previewCourriers, {
        params: { id: numero?.trim() ?? '', service: service ?? '' },
        body: { action: actions[contenu.nature], brouillon: { objet: contenu.objet, texte: contenu.texte } },
      });
    },
    say: (problem) => [{ field: 'numero', message: sentenceOf(problem) }],
    onDone: ({ courriers }) => {
      setVu(courriers[0] ?? null);
      announce('Aperçu affiché.');
    },
  });
  return (
    <section className="pile" aria-labelledby="apercu-titre">
      <h2 id="apercu-titre" className="fr-h4">
        Voir sur un dossier
      </h2>
      <SaisieForm
        label="Voir la lettre"
        kind="secondaire"
        prefix="apercu"
        saisie={saisie}
        fields={fields}
        rules={saisie.typed.numero?.trim() ? [] : [{ field: 'numero', message: absent }]}
      />
      {vu && <CourrierApercu courrier={vu} />}
    </section>
  );
}

const fields = {
  numero: {
    kind: 'text',
    label: 'Numéro d’un dossier de votre service',
    aide: 'Le montant est celui demandé, le motif un exemple.',
    max: 20,
  },
} as const satisfies Fields;

const sentenceOf = ({ code, message }: { code: string; message: string }): string =>
  code === 'dossier.inaccessible' || code === 'dossier.service-introuvable'
    ? 'Votre service n’a pas de dossier de ce numéro. Vérifiez-le.'
    : message;
