import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { casWords } from '@asso/domain/courrier/cas-courrier.rules';
import { composeCourrier } from '@asso/domain/courrier/courrier.rules';
import type { BlocLettre } from '@asso/domain/dossier/texte-lettre.schema';
import { type KeyboardEvent, useState } from 'react';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { CheckboxControl } from '../ui/fields/CheckboxControl.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { CourrierApercu } from './CourrierApercu.tsx';
import type { CourrierEssai } from './use-essai.ts';

type ModeleApercuProps = {
  objet: string;
  blocs: readonly BlocLettre[];
  essai: CourrierEssai;
  /** The template that is saved; null for one that is not. */
  modele: ModeleView | null;
  /** Called by F6, which goes back to the text. */
  onLeave: () => void;
};

export const apercuId = 'apercu-lettre';

/** Shows the letter of a real dossier as the template is typed; no letter is created. */
export function ModeleApercu({ objet, blocs, essai, modele, onLeave }: ModeleApercuProps) {
  const [showsChamps, setShowsChamps] = useState(true);
  const { cas, offered, comptes, dossiers, chosen } = essai;
  const courrier = composeCourrier({ objet, corps: { forme: 1, blocs: [...blocs] } }, essai.donnees);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6') return;
    event.preventDefault();
    onLeave();
  };
  // The letter scrolls, so it can take the focus: the arrow keys then scroll it, and F6 goes back to the form.
  const reached = { tabIndex: 0, onKeyDown };
  return (
    <section className="pile pile--serree" aria-labelledby="apercu-titre">
      <h2 id="apercu-titre" className="fr-h5">
        La lettre d’un dossier
      </h2>
      {dossiers.length > 0 && (
        <SelectControl
          id="apercu-dossier"
          label="Dossier montré"
          options={dossiers.map((one) => ({
            value: one.id_fo,
            label: [one.id_fo, one.projet, one.association, one.cas && casWords[one.cas]]
              .filter(Boolean)
              .join(', '),
          }))}
          value={chosen?.id_fo ?? ''}
          onChange={(id) => essai.choose(typeof id === 'string' ? id : null)}
        />
      )}
      {offered.length > 1 && (
        <fieldset className="apercu__cas liste-nue" aria-label="Décision montrée">
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              aria-pressed={one === cas}
              onClick={() => essai.setCas(one)}
            >
              <span className="apercu__mot">{casWords[one]}</span>{' '}
              <span className="nombre">{comptes[one]}</span>
            </button>
          ))}
        </fieldset>
      )}
      <p className="discret" role="status">
        {sentenceOf(essai)}
      </p>
      {modele && (
        <p>
          <DownloadLink
            row={modeleCourrierEndpoints.readEssaiPdf}
            params={{ id: modele.id }}
            query={{ ...(chosen && { dossier: chosen.id_fo }), ...(cas && { cas }) }}
            details="pdf, du modèle enregistré"
          >
            Voir ce que l’association recevra
          </DownloadLink>
        </p>
      )}
      <CheckboxControl
        id="apercu-champs"
        label="Montrer les champs"
        value={showsChamps}
        onChange={(value) => setShowsChamps(value === true)}
      />
      <section id={apercuId} className="apercu__lettre" aria-label="Lettre montrée" {...reached}>
        <CourrierApercu courrier={courrier} showsChamps={showsChamps} />
      </section>
    </section>
  );
}

function sentenceOf({ isReading, isExample, isMadeUp, cas }: CourrierEssai): string {
  if (isReading) return 'Lecture du dossier…';
  if (isExample) return 'Aucun dossier reçu : exemple inventé.';
  if (isMadeUp && cas === 'refusee') return 'Ce dossier n’est pas refusé : le motif montré est un exemple.';
  if (isMadeUp) return 'Ce dossier n’est pas décidé ainsi : le montant montré est un exemple.';
  return 'La lettre que ce dossier recevrait.';
}
