import { campagneVue } from '@asso/domain/catalogue/apercu.rules';
import { sampleAssociations } from '@asso/domain/catalogue/associations-test.rows';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { exclusionReason, hiddenQuestions } from '@asso/domain/catalogue/essai.rules';
import { minutesByEtape } from '@asso/domain/catalogue/public/durees-par-etape.rules';
import { campagneSujets } from '@asso/domain/catalogue/sujets.rows';
import { adviseTaille, measureFormulaire, sayTaille } from '@asso/domain/catalogue/taille-formulaire.rules';
import { useDeferredValue } from 'react';
import { currentListes } from '../../../ui/table/listes.ts';
import './essai.css';

type EssaiPanneauProps = {
  brouillon: BrouillonCampagne;
  /** The id of the fictitious association that tries the form. */
  association: string;
  onChoose: (association: string) => void;
};

/** Says beside the form how long it is, what one association would not see, and who could not ask. */
export function EssaiPanneau({ brouillon, association, onChoose }: EssaiPanneauProps) {
  const draft = useDeferredValue(brouillon);
  const vue = campagneVue(draft);
  const taille = measureFormulaire(vue);
  const conseil = adviseTaille(taille, draft.somme_habituelle_euros);
  const chosen = sampleAssociations.find(({ id }) => id === association) ?? sampleAssociations[0];
  if (!chosen) return null;
  const durees = minutesByEtape(vue);
  const most = Math.max(1, ...durees.map(({ minutes }) => minutes));
  const cachees = hiddenQuestions(draft, chosen, campagneSujets(draft, currentListes.get()));
  return (
    <div className="panneau essai">
      <div className="panneau__tete">
        <h3 className="panneau__titre">Taille du formulaire</h3>
      </div>
      <div className="panneau__corps pile pile--serree">
        <p>{sayTaille(taille)}.</p>
        <div role="status">{conseil && <p className="essai__conseil">{conseil}</p>}</div>
        <ul className="liste-nue essai__durees">
          {durees.map(({ titre, minutes }) => (
            <li key={titre}>
              <span>{titre}</span>
              <span className="essai__barre" aria-hidden="true">
                <span style={{ width: `${(100 * minutes) / most}%` }} />
              </span>
              <span className="nombre">{minutes} min</span>
            </li>
          ))}
        </ul>
        <h4 className="essai__titre">Essayer en tant que</h4>
        <ul className="liste-nue essai__associations">
          {sampleAssociations.map((one) => {
            const raison = exclusionReason(draft, one);
            return (
              <li key={one.id}>
                <button type="button" aria-pressed={one.id === chosen.id} onClick={() => onChoose(one.id)}>
                  {one.label}
                </button>
                {raison && <span className="essai__exclue"> Ne peut pas demander : {raison}.</span>}
              </li>
            );
          })}
        </ul>
        <h4 className="essai__titre">Ce qu’elle ne voit pas : {cachees.length}</h4>
        {cachees.length > 0 && (
          <ul className="liste-nue">
            {cachees.map(({ id, nom, raison }) => (
              <li key={id}>
                <strong>{nom}</strong> <span className="discret">{raison}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
