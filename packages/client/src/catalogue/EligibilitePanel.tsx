import type { EligibiliteView } from '@asso/contract/catalogue/repertoire.endpoints';
import { manqueLien } from '../association/demarche-href.ts';
import { crfHref } from '../dossier/dossier-href.ts';
import { AppLink } from '../platform/AppLink.tsx';

type Condition = EligibiliteView['conditions'][number];
type EligibilitePanelProps = {
  eligibilite: EligibiliteView;
  /** The code of the subvention. */
  code: string;
  /** A number of the association that asks. */
  association: string;
};

const signes: Record<Condition['reponse'], { icone: string; mot: string }> = {
  oui: { icone: 'fr-icon-checkbox-circle-line', mot: 'Oui' },
  inconnu: { icone: 'fr-icon-question-line', mot: 'À vérifier' },
  non: { icone: 'fr-icon-close-circle-line', mot: 'Non' },
};

/** Answers each condition of a subvention from the association's file, with a link to correct it there. */
export function EligibilitePanel({ eligibilite, code, association }: EligibilitePanelProps) {
  return (
    <section className="pile pile--serree" aria-labelledby="pouvez-vous">
      <h2 id="pouvez-vous" className="fr-h4">
        Pouvez-vous demander ?
      </h2>
      <p className={`eligibilite eligibilite--${eligibilite.verdict}`}>{eligibilite.phrase}</p>
      <ul className="liste-nue eligibilite__criteres">
        {eligibilite.conditions.map((condition) => {
          const { icone, mot } = signes[condition.reponse];
          const href = lienOf(condition, code, association);
          return (
            <li key={condition.id}>
              <span className={icone} aria-hidden="true" />
              <span>
                <span className="invisible">{mot} : </span>
                {href ? <AppLink href={href}>{condition.phrase}</AppLink> : condition.phrase}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function lienOf({ ou }: Condition, code: string, association: string): string | null {
  if (ou === null) return null;
  return ou.genre === 'fiche' ? manqueLien(association, ou.champ, code) : crfHref(ou);
}
