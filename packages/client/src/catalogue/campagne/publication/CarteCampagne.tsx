import { campagneVue } from '@asso/domain/catalogue/apercu.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { listPapiersToPrepare, sayWhoMayAsk } from '@asso/domain/catalogue/public/aide-publique.words';
import { minutesByEtape } from '@asso/domain/catalogue/public/durees-par-etape.rules';
import { adviseTaille, measureFormulaire, sayTaille } from '@asso/domain/catalogue/taille-formulaire.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { lignes } from '@asso/domain/kernel/lignes';

type Publics = Parameters<typeof sayWhoMayAsk>[0]['publics'];

/** Shows what the répertoire will say of the campaign, and how long each part of its form takes. */
export function CarteCampagne({ brouillon }: { brouillon: BrouillonCampagne }) {
  const vue = campagneVue(brouillon);
  const taille = measureFormulaire(vue);
  const conseil = adviseTaille(taille, brouillon.somme_habituelle_euros);
  const territoires = lignes(brouillon.territoires).flatMap(({ code }) => code ?? []);
  const papiers = listPapiersToPrepare(vue).length;
  return (
    <section className="feuille pile pile--serree" aria-labelledby="carte-campagne">
      <h3 id="carte-campagne">Ce que verront les associations</h3>
      <div className="carte-campagne">
        <p className="carte-campagne__titre">{brouillon.titre || 'Sans titre'}</p>
        <p>
          {sayWhoMayAsk({
            publics: (brouillon.publics ?? undefined) as Publics,
            territoires: territoires.length > 0 ? territoires : undefined,
          })}
          .
        </p>
        {brouillon.presentation && <p>{brouillon.presentation}</p>}
        <p className="discret">{count(papiers, 'papier', 'papiers')} à préparer</p>
      </div>
      <p>
        <strong>{sayTaille(taille)}</strong> pour un projet.
      </p>
      {conseil && <p className="essai__conseil">{conseil}</p>}
      <ul className="liste-nue">
        {minutesByEtape(vue).map(({ titre, minutes }) => (
          <li key={titre}>
            {titre} : {count(minutes, 'minute', 'minutes')}
          </li>
        ))}
      </ul>
    </section>
  );
}
