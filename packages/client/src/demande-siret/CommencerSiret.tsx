import { ficheEndpoints } from '@asso/contract/association/fiche.endpoints';
import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { saySiretProblem } from '@asso/contract/demande-siret/say-siret-problem';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { genreATenir } from '@asso/domain/association/numero-local.rules';
import { piecesSiret } from '@asso/domain/demande-siret/documents-siret.rows';
import { eligibiliteProblems, serviceAlsaceMoselle } from '@asso/domain/demande-siret/eligibilite.rules';
import { type GenreLocal, numeroTitle } from '@asso/domain/identifiants/numero-etablissement';
import { Suspense, useRef, useState } from 'react';
import { rubriqueHref } from '../association/fiche/fiche-href.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { go } from '../platform/page/navigation.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead, useReread } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { lazyPart } from '../ui/page/lazy-part.ts';
import { newId } from '../ui/page/new-id.ts';
import type { DemandeSiretItem } from './DemandeSiretCard.tsx';
import { demandeHref, filDemandesSiret, siretLectureHref } from './siret-href.ts';

// Few associations are where Sirene does not reach: the others do not download their form.
const NumeroLocal = lazyPart(async () => (await import('./NumeroLocal.tsx')).NumeroLocal);

type Fiche = ReplyOf<(typeof ficheEndpoints)['readFiche']>;

type CommencerSiretProps = {
  /** Any identifier of the association. */
  id: string;
  /** The last request, when it was rejected. */
  rejetee: DemandeSiretItem | null;
};

/** Begins a demande de SIRET: says whether the association can ask here, and what is needed. */
export function CommencerSiret({ id, rejetee }: CommencerSiretProps) {
  const read = useRead(ficheEndpoints.readFiche, { query: { id_asso: id } });
  return (
    <ReadPage read={read}>
      {(fiche) => {
        const genre = genreATenir(sansSiret(fiche));
        const own = fiche.identite.id_correspondance ?? id;
        return (
          <div className="page colonne-texte">
            <PageHeading
              titre={numeroTitle(genre)}
              objet={fiche.association.nom}
              fil={
                genre
                  ? [{ label: 'Informations administratives', href: rubriqueHref(own) }]
                  : filDemandesSiret
              }
              aide="siret"
              chapo={`${fiche.association.nom} : pour recevoir une subvention.${genre ? '' : ' Gratuit, environ 10 minutes.'}`}
            />
            <Contenu id={id} fiche={fiche} genre={genre} rejetee={rejetee} />
          </div>
        );
      }}
    </ReadPage>
  );
}

type ContenuProps = CommencerSiretProps & { fiche: Fiche; genre: GenreLocal | null };

function Contenu({ id, fiche, genre, rejetee }: ContenuProps) {
  if (genre && fiche.association.etat !== 'dissoute') {
    return (
      <Suspense>
        <NumeroLocal id={id} genre={genre} present={fiche.association.id_siret_siege} />
      </Suspense>
    );
  }
  const [first] = eligibiliteProblems(sansSiret(fiche));
  if (first?.code === 'demande-siret.alsace-moselle') return <AlsaceMoselle />;
  if (first) {
    return (
      <Notice tone="info" title={saySiretProblem(first).message}>
        <p>
          <AppLink href={rubriqueHref(fiche.identite.id_correspondance ?? id)}>
            Voir la fiche de l’association
          </AppLink>
        </p>
      </Notice>
    );
  }
  return <Commencer id={id} rejetee={rejetee} />;
}

const sansSiret = ({ identite, coordonnees, association }: Fiche) => ({
  regime: identite.regime ?? null,
  id_rna: identite.id_rna || null,
  id_siret_siege: identite.id_siret_siege || null,
  etat: association.etat,
  cp_siege: coordonnees.adresse_siege?.cp ?? null,
});

function Commencer({ id, rejetee }: CommencerSiretProps) {
  const [refus, setRefus] = useState<string | null>(null);
  const key = useRef(newId());
  const reread = useReread();
  const begin = async () => {
    const outcome = await call(demandeSiretEndpoints.createDemandeSiret, {
      query: {},
      body: { identite: { id_rna: id } },
      idempotencyKey: key.current,
    });
    if (!outcome.ok) {
      key.current = newId();
      return setRefus(outcome.problem.message);
    }
    go(demandeHref(outcome.value), { replace: true });
    await reread(demandeSiretEndpoints.listDemandesSiret);
  };
  return (
    <>
      {rejetee && (
        <p>
          Votre demande <span className="nombre">{rejetee.identifiant.id_fo_fonctionnel}</span> a été rejetée
          : vous pouvez en faire une autre.{' '}
          {rejetee.rights.consult && <AppLink href={siretLectureHref(rejetee)}>Relire le motif</AppLink>}
        </p>
      )}
      <section className="pile pile--serree" aria-labelledby="sous-la-main">
        <h2 className="fr-h4" id="sous-la-main">
          À avoir sous la main
        </h2>
        <ul>
          {piecesSiret.map(({ code, label }) => (
            <li key={code}>{label}</li>
          ))}
        </ul>
        <p>
          Ce que le registre et vos documents disent déjà est repris. Vous vérifiez, complétez, puis
          transmettez.
        </p>
      </section>
      {refus && (
        <div role="alert">
          <Notice tone="erreur" title={refus} />
        </div>
      )}
      <ActionButton onPress={begin}>{rejetee ? 'Refaire une demande' : 'Commencer ma demande'}</ActionButton>
    </>
  );
}

/** Says to whom an association of Alsace-Moselle writes, and with which papers, since the portal has no form for it. */
const AlsaceMoselle = () => {
  const { destinataire, courriel, pieces } = serviceAlsaceMoselle;
  return (
    <section className="cadre pile" aria-labelledby="alsace-moselle">
      <h2 className="fr-h4" id="alsace-moselle">
        En Alsace-Moselle, le SIRET se demande par courriel
      </h2>
      <p>
        Écrivez à {destinataire} : <a href={`mailto:${courriel}`}>{courriel}</a>
      </p>
      <p>Joignez :</p>
      <ul>
        {pieces.map((piece) => (
          <li key={piece}>{piece}</li>
        ))}
      </ul>
      <p>Quand vous aurez votre SIRET, il s’inscrira dans votre fiche dès que le registre le dira.</p>
    </section>
  );
};
