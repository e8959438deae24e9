import type { Avancement, EtatPartie } from '@asso/domain/subvention/parties/projet-parties.rules';
import { AppLink } from '../../../platform/AppLink.tsx';
import type { Form } from '../../../ui/fields/form.ts';
import { sayContenuPartie } from './dit-partie.ts';
import { MinutesRestantes } from './MinutesRestantes.tsx';
import { PartieEtat } from './PartieEtat.tsx';
import { PartieRang } from './PartieRang.tsx';
import type { PartieSituee } from './PartiesRail.tsx';
import './parties.css';

type PartiesResumeProps = {
  parties: readonly PartieSituee[];
  /** The part where the work goes on: its link is filled. */
  suite: string | undefined;
  avancement: Avancement;
  form: Form;
};

/** Shows the whole project, one line for each part: what is written, what is missing, and a link. */
export function PartiesResume({ parties, suite, avancement, form }: PartiesResumeProps) {
  return (
    <section className="pile" aria-labelledby="parties-titre">
      <div className="parties__tete">
        <div>
          <h2 id="parties-titre" tabIndex={-1}>
            Votre projet en {parties.length} {parties.length > 1 ? 'parties' : 'partie'}
          </h2>
          <p className="discret">Dans l’ordre que vous voulez.</p>
        </div>
        <MinutesRestantes {...avancement} />
      </div>
      <ol className="liste-nue parties__liste">
        {parties.map(({ partie, etat, href }, index) => (
          <li key={partie.id} className="parties__ligne">
            <PartieRang rang={index + 1} etat={etat} />
            <h3 className="parties__nom">{partie.titre}</h3>
            <p className="parties__contenu">{sayContenuPartie(partie, etat, form)}</p>
            <PartieEtat partie={partie} etat={etat} />
            <AppLink
              className={partie.id === suite ? 'fr-btn parties__acte' : 'fr-link parties__acte'}
              href={href}
            >
              {acteOf(etat, partie.id === suite)}
              <span className="invisible"> : {partie.titre}</span>
            </AppLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

function acteOf(etat: EtatPartie, isSuite: boolean): string {
  if (isSuite) return 'Reprendre';
  return etat === 'termine' ? 'Relire' : 'Ouvrir';
}
