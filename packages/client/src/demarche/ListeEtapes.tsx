import { count } from '@asso/domain/identifiants/nombres-affiches';
import { Suspense } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { lazyPart } from '../ui/page/lazy-part.ts';
import { TaskList } from '../ui/TaskList.tsx';
import { BandeauDEdition } from './BandeauDEdition.tsx';
import type { DossierRempli, EditionPage } from './demarche.ts';
import { etapesLiees, prochainActe } from './etapes-liees.ts';
import { EtatDuRenvoi } from './renvoi/EtatDuRenvoi.tsx';
import type { PointsRenvoyes as Renvoyes } from './renvoi/PointsRenvoyes.tsx';
import '../dossier/dossier.css';

// Few of the dossiers being written were sent back; `lazy` loses the type parameters, which the assertion restores.
const PointsRenvoyes = lazyPart<never>(
  async () => (await import('./renvoi/PointsRenvoyes.tsx')).PointsRenvoyes,
) as unknown as typeof Renvoyes;

/**
 * Lists the steps of a dossier being written, with what is done and the next act; when the dossier was sent back, what
 * is to be corrected comes first.
 */
export function ListeEtapes<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  edition,
}: EditionPage<D, T, E, P>) {
  const SignatureAttendue = demarche.envoi.signature?.SignatureAttendue;
  const { mots, liens, Rappel, Autour, Ailleurs, ApresListe, Repondre } = demarche;
  const { dossier } = edition;
  const steps = etapesLiees(demarche, dossier);
  const done = steps.filter(({ status }) => status === 'termine').length;
  const next = prochainActe(demarche, dossier, { steps, verbe: mots.verbe?.(dossier) });
  const said = `${count(done, 'étape terminée', 'étapes terminées')} sur ${steps.length}.`;
  const isSentBack = liens.renvois(dossier).length > 0;
  const hasOwnAct = demarche.aSonActe?.(dossier) === true;
  const acte = next && (
    <AppLink className="fr-btn" href={next.href}>
      {next.label}
    </AppLink>
  );
  const liste = (
    <div className={`pile pile--${isSentBack ? 'renvoi' : 'large'}`}>
      <PageHeading
        titre={mots.titre(dossier)}
        objet={mots.objet(dossier)}
        faits={mots.faits?.(dossier)}
        fil={mots.fil(dossier)}
        aide={mots.aide}
        chapo={isSentBack ? undefined : [mots.chapo, said].filter(Boolean).join(' ')}
      />
      {isSentBack ? (
        <>
          <EtatDuRenvoi liens={liens} dossier={dossier} acte={acte} />
          {Ailleurs && (
            <Suspense fallback={null}>
              <Ailleurs dossier={dossier} />
            </Suspense>
          )}
          <Suspense fallback={<Loading />}>
            <PointsRenvoyes
              liens={liens}
              dossier={dossier}
              repondre={Repondre && ((point) => <Repondre edition={edition} point={point} />)}
            />
          </Suspense>
          <BandeauDEdition demarche={demarche} edition={edition} />
        </>
      ) : (
        <>
          {Rappel && <Rappel dossier={dossier} etape={null} edition={edition} />}
          {!hasOwnAct && acte}
        </>
      )}
      {SignatureAttendue && (
        <Suspense fallback={null}>
          <SignatureAttendue dossier={dossier} />
        </Suspense>
      )}
      <TaskList steps={steps} />
      {ApresListe && <ApresListe dossier={dossier} />}
    </div>
  );
  return (
    <div className="page">
      {!isSentBack && <BandeauDEdition demarche={demarche} edition={edition} />}
      {Autour ? (
        <div className={hasOwnAct ? 'pile pile--large' : 'deux-colonnes'}>
          {liste}
          <Autour dossier={dossier} />
        </div>
      ) : (
        liste
      )}
    </div>
  );
}
