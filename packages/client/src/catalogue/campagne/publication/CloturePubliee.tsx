import { sayDossiersBegun } from '@asso/domain/catalogue/calendrier/cloture.words';
import { sayLimite } from '@asso/domain/identifiants/echeances-affichees';
import { useState } from 'react';
import type { CampagneLue } from '../use-campagne.ts';
import { ClotureDialog } from './ClotureDialog.tsx';

/** The closing that is published now, which an act moves for everybody without publishing the form again. */
export function CloturePubliee({ campagne, read }: CampagneLue) {
  const [isAsked, setIsAsked] = useState(false);
  const { edition, rights, fuseau } = campagne;
  if (!edition || rights.reschedule !== true) return null;
  const isSeul = edition.types.length === 1;
  return (
    <section className="feuille pile pile--serree" aria-labelledby="cloture-publiee">
      <h3 id="cloture-publiee">Clôture publiée, exercice {edition.campagne_exercice}</h3>
      <ul className="liste-nue">
        {edition.types.map(({ code, label, date_fin, en_saisie }) => (
          <li key={code}>
            {!isSeul && <strong>{label} : </strong>}
            {sayLimite(new Date(date_fin), fuseau ?? undefined)}. {sayDossiersBegun(en_saisie)}.
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsAsked(true)}>
          Changer la clôture
        </button>
      </p>
      <p className="discret">
        La nouvelle date vaut aussitôt pour tous, dossiers commencés compris. Le formulaire ne change pas.
      </p>
      {isAsked && (
        <ClotureDialog
          edition={edition}
          campagne={campagne}
          onDone={(value, version) => {
            setIsAsked(false);
            read.put(value, version);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </section>
  );
}
