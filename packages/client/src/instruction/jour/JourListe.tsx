import type { JourView } from '@asso/contract/instruction/jour.endpoints';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { formatWeekday } from '@asso/domain/identifiants/dates-longues';
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { codesRubriques, findJourRubrique, rubriquesJour } from '@asso/domain/instruction/jour.rows';
import { groupesJour, type VueJour } from '@asso/domain/instruction/jour.rules';
import { sayJourGroupe } from '@asso/domain/instruction/jour.words';
import { administrationHref } from '../../catalogue/campagne/campagne-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { maChargeHref, nonAffectesHref } from '../file/instruction-vues.ts';
import { TouchesAide } from '../file/TouchesAide.tsx';
import { isForQueue } from '../file/touches-file.ts';
import { useTouches } from '../file/use-touches.ts';
import { kindParam } from './jour-href.ts';
import { LigneDuJour } from './LigneDuJour.tsx';
import { touchesJour } from './touches-jour.ts';

type JourListeProps = { jour: JourView; vue: VueJour };

/** The lines of the day in their groups, with the filter of their kinds; only the first act is a filled button. */
export function JourListe({ jour, vue }: JourListeProps) {
  const params = useQueryParams();
  const { isHelpOpen, closeHelp } = useTouches(touchesJour, { isFor: isForQueue });
  const quoi = codesRubriques.find((one) => one === params.get(kindParam)) ?? null;
  const lignes = quoi ? jour.lignes.filter(({ genre }) => findJourRubrique(genre) === quoi) : jour.lignes;
  const total = jour.rubriques.reduce((sum, { nombre }) => sum + nombre, 0);
  const nombre = quoi ? (jour.rubriques.find(({ code }) => code === quoi)?.nombre ?? 0) : total;
  if (total === 0) return <Vide jour={jour} vue={vue} />;
  return (
    <div className="jour__cadre">
      <TabLinks
        label="Quelles choses"
        tabs={[
          { id: 'tout', label: 'Tout', count: formatNombre(total), href: params.href({ [kindParam]: null }) },
          ...codesRubriques.flatMap((code) => {
            const found = jour.rubriques.find((one) => one.code === code);
            if (!found && code !== quoi) return [];
            const href = params.href({ [kindParam]: code });
            return [{ id: code, label: rubriquesJour[code], count: formatNombre(found?.nombre ?? 0), href }];
          }),
        ]}
        present={quoi ?? 'tout'}
      />
      {lignes.length === 0 && (
        <p className="jour__rien">Il n’y a plus rien dans « {rubriquesJour[quoi ?? 'decider']} ».</p>
      )}
      {groupesJour.map((groupe) => {
        const siennes = lignes.filter((one) => one.groupe === groupe);
        if (siennes.length === 0) return null;
        const tous = jour.groupes.find(({ code }) => code === groupe)?.nombre ?? 0;
        return (
          <section key={groupe} aria-labelledby={`jour-${groupe}`}>
            <h2 id={`jour-${groupe}`} className="jour__groupe">
              {sayJourGroupe(groupe, new Date(jour.jusqu_a))}{' '}
              <span className="nombre discret">{formatNombre(quoi ? siennes.length : tous)}</span>
            </h2>
            <ul className="liste-nue">
              {siennes.map((one) => (
                <LigneDuJour
                  key={`${one.genre} ${one.id_fo} ${one.exercice} ${one.id} ${one.service}`}
                  ligne={one}
                  vue={vue}
                  isFirst={one === lignes[0]}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <p className="jour__bas">
        {nombre > lignes.length && (
          <span>
            {count(lignes.length, 'ligne montrée', 'lignes montrées')} sur {formatNombre(nombre)}, les plus
            anciennes de chaque sorte. Les suivantes viennent quand celles-ci sont faites.
          </span>
        )}
        <span className="jour__touches" aria-hidden="true">
          <span>
            <kbd>j</kbd> <kbd>k</kbd> parcourir
          </span>
          <span>
            <kbd>Entrée</kbd> aller faire l’acte
          </span>
          <span>
            <kbd>?</kbd> touches
          </span>
        </span>
      </p>
      {isHelpOpen && <TouchesAide titre="Touches de « Mon jour »" lignes={touchesJour} onClose={closeHelp} />}
    </div>
  );
}

/** Said when nothing awaits: what comes next, and what has nobody. */
function Vide({ jour: { charge, prochaine, parCollegue, hasCampagne, jusqu_a }, vue }: JourListeProps) {
  const libres = parCollegue.find(({ id }) => id === null)?.nombre ?? 0;
  if (!hasCampagne && charge === 0 && libres === 0) return <SansCampagne />;
  const jusque = formatWeekday(localDay(new Date(jusqu_a)));
  const attend =
    vue === 'moi'
      ? `Rien ne vous attend d’ici au ${jusque}.`
      : `Rien n’attend le service d’ici au ${jusque}.`;
  return (
    <div className="jour__cadre jour__vide pile">
      <h2 className="fr-h6">{attend}</h2>
      <p>
        {prochaine &&
          `La prochaine réponse est attendue le ${formatWeekday(localDay(new Date(prochaine.le)))} : ${
            prochaine.projet ? `« ${prochaine.projet} », ${prochaine.association}` : prochaine.association
          }. `}
        {libres > 0 && `${count(libres, 'dossier reçu n’a encore', 'dossiers reçus n’ont encore')} personne.`}
      </p>
      <p className="actions actions--ligne">
        {libres > 0 && (
          <AppLink className="fr-btn" href={nonAffectesHref}>
            Prendre les plus anciens
          </AppLink>
        )}
        {vue === 'moi' && charge > 0 && (
          <AppLink className="fr-btn fr-btn--secondary" href={maChargeHref}>
            {`Ouvrir mes ${count(charge, 'dossier', 'dossiers')}`}
          </AppLink>
        )}
      </p>
    </div>
  );
}

/**
 * Said when no campaign is open and nothing awaits: an administrator gets a link to open one, and another agent is told
 * what will come.
 */
const SansCampagne = () =>
  useWornRole() === 'rds.admin' ? (
    <EmptyState
      fact="Aucune campagne ouverte dans les services que vous administrez."
      action={<AppLink href={administrationHref}>Subventions et campagnes</AppLink>}
    />
  ) : (
    <EmptyState
      fact="Rien ne vous attend, et aucune campagne que votre service instruit n’est ouverte."
      why="Quand il s’en ouvre une, les dossiers transmis arrivent ici."
    />
  );
