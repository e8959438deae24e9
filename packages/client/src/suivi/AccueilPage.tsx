import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { horizonJours, titreAgenda } from '@asso/domain/dossier/agenda/agenda.rules';
import { formatJourCourt } from '@asso/domain/identifiants/dates-longues';
import { Suspense, useEffect } from 'react';
import { hasNoSiret } from '../association/fiche/is-sans-siret.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { now } from '../platform/clock.ts';
import { brouillonHref, useBrouillonsWithoutCompte } from '../platform/draft/brouillon-sans-compte.ts';
import { KeepHere } from '../platform/hors-connexion/KeepHere.tsx';
import { UnsentPanel } from '../platform/hors-connexion/UnsentPanel.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useSignedInUser } from '../platform/session/session.ts';
import { useRead } from '../platform/use-read.ts';
import { Notice } from '../ui/Notice.tsx';
import { announce } from '../ui/page/announcer.ts';
import { lazyPart } from '../ui/page/lazy-part.ts';
import { beginWork } from '../ui/page/work.ts';
import { AnneePanel } from './AnneePanel.tsx';
import { ChosesPanel } from './ChosesPanel.tsx';
import { OuvertesPanel } from './OuvertesPanel.tsx';
import { PremiereDemande } from './PremiereDemande.tsx';
import { RienAFaire } from './RienAFaire.tsx';
import { type Agenda, listAgenda, type Tableau } from './tableau-de-bord.ts';
import './accueil.css';

// Few associations lack a SIRET or wait for an access: the others do not download what is said to them.
const SansSiret = lazyPart(async () => (await import('../association/fiche/SansSiret.tsx')).SansSiret);
const DemandesFaites = lazyPart(
  async () => (await import('../association/adhesion/DemandesFaites.tsx')).DemandesFaites,
);

/**
 * The home page of an association: the title says what awaits the person, then each thing to do has its date and its
 * button.
 */
export function AccueilPage() {
  const { prenom, nom, associations } = useSignedInUser();
  const acting = useActingFor();
  const read = useRead(tableauDeBordEndpoints.tableauDeBord, {});
  const declarations = associations.reduce((sum, one) => sum + one.declarations, 0);
  const autour = { isPlural: associations.length > 1, declarations, now: now() };
  const lu = read.state === 'lu' ? { tableau: read.value, agenda: listAgenda(read.value, autour) } : null;
  return (
    <div className="page accueil">
      <PageHeading {...(lu ? headOf(lu, `${prenom} ${nom}`) : { titre: 'Ce qui vous attend' })} />
      <UnsentPanel />
      <BrouillonsQuiAttendent />
      <Suspense>{hasNoSiret(acting) && <SansSiret association={acting} />}</Suspense>
      {read.state === 'attente' && <AccueilAttente />}
      {read.state === 'refuse' && (
        <Notice tone="erreur" title="Nous n’arrivons pas à lire vos dossiers.">
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => void read.reload()}>
            Réessayer
          </button>
        </Notice>
      )}
      {lu && <Accueil {...lu} />}
      {lu && !isNouveau(lu) && <KeepHere id="garder-accueil" className="accueil__garder" />}
      <Suspense>
        {associations.some(({ etat }) => etat === 'demandee') && <DemandesFaites isOnlyWaiting />}
      </Suspense>
    </div>
  );
}

type Lu = { tableau: Tableau; agenda: Agenda };

/** Tells whether the person has never asked for anything, and nothing else awaits them. */
const isNouveau = ({ tableau, agenda }: Lu): boolean => tableau.isPremiere && agenda.dues.length === 0;

function headOf(lu: Lu, personne: string): { titre: string; chapo: string } {
  const { dossiers, dues } = lu.agenda;
  if (isNouveau(lu)) {
    const chapo = 'Tout s’enregistre : arrêtez-vous quand vous voulez.';
    return { titre: `Bienvenue, ${personne}`, chapo };
  }
  const titre = titreAgenda(dues.length, now());
  if (dues.length > 0) {
    return {
      titre,
      chapo: `Ce qui est dû dans les ${horizonJours} jours, ou qui bloque. Le reste attend plus bas.`,
    };
  }
  const isWithServices = dossiers.some(({ etat }) => ['D', '2', '6', '7', '8'].includes(etat));
  const suite = 'Nous vous écrirons dès qu’il se passe quelque chose.';
  return { titre, chapo: isWithServices ? `Tout est chez les services. ${suite}` : suite };
}

function Accueil({ tableau, agenda }: Lu) {
  const { ouvertes, aRenouveler, nouvelles } = tableau;
  if (isNouveau({ tableau, agenda })) {
    return (
      <>
        <PremiereDemande ouvertes={ouvertes} />
        <OuvertesPanel {...{ ouvertes, aRenouveler }} isPremiere />
      </>
    );
  }
  return (
    <>
      {agenda.dues.length > 0 ? <ChosesPanel choses={agenda.dues} /> : <RienAFaire agenda={agenda} />}
      <AnneePanel agenda={agenda} />
      <div className="accueil__bas">
        <NouvellesPanel nouvelles={nouvelles} />
        <OuvertesPanel {...{ ouvertes, aRenouveler }} />
      </div>
    </>
  );
}

/** Lists the drafts written before having an account, to be taken up. */
function BrouillonsQuiAttendent() {
  return useBrouillonsWithoutCompte().map(({ code, titre, reponses }) => (
    <Notice key={code} tone="info" title={`Votre brouillon attend : ${String(reponses.intitule ?? titre)}`}>
      <p>
        Commencé sans compte dans ce navigateur, pour « {titre} ».{' '}
        <AppLink href={brouillonHref(code)}>Le reprendre</AppLink>
      </p>
    </Notice>
  ));
}

const saidMs = 1000;

/** Keeps the place of what comes with empty boxes while the home page is read. */
function AccueilAttente() {
  useEffect(beginWork, []);
  useEffect(() => {
    const timer = setTimeout(() => announce('Chargement…'), saidMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="accueil__attente" aria-busy="true">
      {['a', 'b', 'c'].map((box) => (
        <div className="cadre chose chose--attente" key={box} />
      ))}
      <div className="cadre annee annee--attente" />
    </div>
  );
}

/** Shows the latest news of what others did; the rest is under the bell. */
const NouvellesPanel = ({ nouvelles }: Pick<Tableau, 'nouvelles'>) => (
  <section aria-labelledby="nouvelles">
    <h2 id="nouvelles">Nouvelles</h2>
    {nouvelles.length === 0 ? (
      <p className="accueil__vide discret">Rien de nouveau pour l’instant.</p>
    ) : (
      <ul className="liste-nue accueil__lignes">
        {nouvelles.map(({ id, objet, fait, lien, le }) => (
          <li key={id}>
            <span>
              {lien ? <AppLink href={lien}>{objet}</AppLink> : objet} : {fait.replace(/\.$/, '')}
            </span>
            <span className="discret accueil__quand">{formatJourCourt(new Date(le))}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
