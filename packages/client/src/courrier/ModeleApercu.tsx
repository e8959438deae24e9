import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import type { CourrierView } from '@asso/contract/courrier/courrier.schemas';
import type { ContenuModele, NatureCourrier } from '@asso/domain/courrier/modele-courrier.rules';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { type FormEvent, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
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

/** The typed template is filled with a real dossier of the service; no letter is created. */
export function ModeleApercu({ contenu, service }: ModeleApercuProps) {
  const [numero, setNumero] = useState('');
  const [vu, setVu] = useState<CourrierView | null>(null);
  const [error, setError] = useState<string>();
  const show = async (event: FormEvent) => {
    event.preventDefault();
    const found = numero.trim();
    if (found === '')
      return setError('Indiquez le numéro d’un dossier de votre service. Exemple : 27-000412');
    const outcome = await call(courrierEndpoints.previewCourriers, {
      params: { id: found, service: service ?? '' },
      body: { action: actions[contenu.nature], brouillon: { objet: contenu.objet, texte: contenu.texte } },
    });
    setError(outcome.ok ? undefined : sentenceOf(outcome.problem));
    setVu(outcome.ok ? (outcome.value.courriers[0] ?? null) : null);
    if (outcome.ok) announce('Aperçu affiché.');
  };
  return (
    <section className="pile" aria-labelledby="apercu-titre">
      <h2 id="apercu-titre" className="fr-h4">
        Voir sur un dossier
      </h2>
      <form className="modele-champ" noValidate onSubmit={show}>
        <TextControl
          id="apercu-numero"
          label="Numéro d’un dossier de votre service"
          help="Le montant est celui demandé, le motif un exemple."
          max={20}
          value={numero}
          error={error}
          onChange={(value) => setNumero(String(value ?? ''))}
        />
        <ActionButton kind="secondaire">Voir la lettre</ActionButton>
      </form>
      {vu && <CourrierApercu courrier={vu} />}
    </section>
  );
}

const sentenceOf = ({ code, message }: { code: string; message: string }): string =>
  code === 'dossier.inaccessible' || code === 'dossier.service-introuvable'
    ? 'Votre service n’a pas de dossier de ce numéro. Vérifiez-le.'
    : message;
