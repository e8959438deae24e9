import { type JourView, jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import { formatJourEntier } from '@asso/domain/identifiants/dates-longues';
import type { GroupeJour, VueJour } from '@asso/domain/instruction/jour.rules';
import { titreJour, titreService } from '@asso/domain/instruction/jour.words';
import { vueToInstruct } from '@asso/domain/instruction/vues-file.rows';
import { Suspense } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadStates } from '../../platform/page/ReadStates.tsx';
import { useWornRole } from '../../platform/session/session-role.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { AvisRecusPage } from '../avis/AvisRecusPage.tsx';
import { EnveloppesPanel } from '../bureau/EnveloppesPanel.tsx';
import { useBureau } from '../bureau/use-bureau.ts';
import { vueAbsences, vueAiguillage, vueCharge } from '../charge/charge-href.ts';
import { CommissionPage } from '../file/CommissionPage.tsx';
import { vueHref } from '../file/instruction-vues.ts';
import { EquipePanel } from './EquipePanel.tsx';
import { JourListe } from './JourListe.tsx';
import { kindParam, voirParam } from './jour-href.ts';
import { MesVues } from './MesVues.tsx';
import './jour.css';

const AiguillagePage = lazyPart(
  async () => (await import('../aiguillage/AiguillagePage.tsx')).AiguillagePage,
);
const AbsencesPage = lazyPart(async () => (await import('../absence/AbsencesPage.tsx')).AbsencesPage);
const JourAbsences = lazyPart(async () => (await import('../absence/JourAbsences.tsx')).JourAbsences);
const ChargePage = lazyPart(async () => (await import('../charge/ChargePage.tsx')).ChargePage);
const ServicePanel = lazyPart(async () => (await import('./ServicePanel.tsx')).ServicePanel);

/**
 * The page on which an agent arrives: what awaits them, the first thing to do first. With `vue` in the address, the
 * load of the team, its rules, its absences, the commission of an envelope or the opinions received are shown instead.
 */
export function JourPage() {
  const params = useQueryParams();
  const vue = params.get('vue');
  // An address that was cut short names no envelope, so there is no commission to show.
  if (vue === 'commission' && params.get('enveloppe')) return <CommissionPage />;
  if (vue === vueCharge || vue === vueAiguillage) {
    return <Suspense>{vue === vueCharge ? <ChargePage /> : <AiguillagePage />}</Suspense>;
  }
  if (vue === vueAbsences) {
    return (
      <Suspense>
        <AbsencesPage />
      </Suspense>
    );
  }
  return vue === 'avis' ? <AvisRecusPage /> : <MonJour />;
}

function MonJour() {
  const params = useQueryParams();
  // An administrator is in charge of no dossier: what they look at is the services.
  const usual: VueJour = useWornRole() === 'rds.admin' ? 'service' : 'moi';
  const vue = (['moi', 'service'] as const).find((one) => one === params.get(voirParam)) ?? usual;
  const read = useRead(jourEndpoints.readJour, { query: { voir: vue } });
  const { moi, services } = useBureau();
  const jour = read.state === 'lu' ? read.value : null;
  const faits = [formatJourEntier(now()), ...services.map(({ nom }) => nom)].join(' · ');
  return (
    <div className="page page--serree jour-page">
      <PageHeading
        titre={jour ? titreOf(jour, vue) : 'Mon jour'}
        objet="Mon jour"
        aide="instruction"
        faits={faits}
        actions={
          <AppLink className="fr-btn fr-btn--secondary fr-btn--sm" href={vueHref(vueToInstruct)}>
            Ouvrir ma file
          </AppLink>
        }
      />
      <TabLinks
        label="De qui est ce jour"
        tabs={[
          { id: 'moi', label: 'Pour moi', href: params.href({ [voirParam]: 'moi', [kindParam]: null }) },
          {
            id: 'service',
            label: 'Le service',
            href: params.href({ [voirParam]: 'service', [kindParam]: null }),
          },
        ]}
        present={vue}
      />
      <div className="jour">
        <div className="pile">
          <ReadStates
            read={read}
            waiting={<JourAttente />}
            refused={({ message }) => (
              <Notice tone="erreur" title="Votre jour ne s’affiche pas.">
                <p>{message}</p>
                <button
                  type="button"
                  className="fr-btn fr-btn--secondary fr-btn--sm"
                  onClick={() => void read.reload()}
                >
                  Réessayer
                </button>
              </Notice>
            )}
          >
            {(lu) => (
              <>
                {vue === 'moi' && speaksOfAbsences(lu, moi) && (
                  <Suspense fallback={<div className="suite-attendue" aria-busy="true" />}>
                    <JourAbsences jour={lu} moi={moi} />
                  </Suspense>
                )}
                <JourListe jour={lu} vue={vue} />
                {vue === 'service' && (
                  <Suspense fallback={<div className="suite-attendue" aria-busy="true" />}>
                    <ServicePanel jour={lu} />
                  </Suspense>
                )}
              </>
            )}
          </ReadStates>
        </div>
        <div className="pile">
          {jour && vue === 'moi' && <EquipePanel jour={jour} />}
          <EnveloppesPanel />
          {jour && <MesVues comptees={jour.vues} />}
        </div>
      </div>
    </div>
  );
}

const speaksOfAbsences = ({ absents, remplaces, retour }: JourView, moi: string): boolean =>
  retour !== null || remplaces.length > 0 || absents.some(({ id }) => id === moi);

function titreOf({ groupes, parCollegue, jusqu_a }: JourView, vue: VueJour): string {
  const nombreOf = (groupe: GroupeJour) => groupes.find(({ code }) => code === groupe)?.nombre ?? 0;
  const nombres = {
    retard: nombreOf('retard'),
    aujourdhui: nombreOf('aujourdhui'),
    bientot: nombreOf('bientot'),
  };
  if (vue === 'moi') return titreJour(nombres, new Date(jusqu_a));
  return titreService(nombres, parCollegue.find(({ id }) => id === null)?.nombre ?? 0);
}

const grises = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** While the day is read, its lines have their place and their height. */
const JourAttente = () => (
  <div className="jour__cadre" aria-busy="true">
    <p className="invisible">Chargement…</p>
    <div className="jour__onglets-attendus" />
    <ul className="liste-nue" aria-hidden="true">
      {grises.map((one) => (
        <li key={one} className="jour__ligne">
          <span className="jour__gris" />
        </li>
      ))}
    </ul>
  </div>
);
