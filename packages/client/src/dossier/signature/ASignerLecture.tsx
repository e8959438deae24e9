import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import type { DossierASigner } from '@asso/contract/dossier/signature.schemas';
import { titleToSign as titreASigner } from '@asso/domain/dossier/signature/signature.words';
import { listZonesShown, sayLimite } from '@asso/domain/identifiants/echeances-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { toServices } from '@asso/domain/service/nom-service.words';
import { type ReactNode, useState } from 'react';
import { localZone } from '../../platform/clock.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DossierPdf } from '../DossierPdf.tsx';
import { ChangementDialog } from './ChangementDialog.tsx';
import { ConfirmerSignature } from './ConfirmerSignature.tsx';
import { SigneEtTransmis } from './SigneEtTransmis.tsx';
import type { ASignerOuvert, Nommee, useDossierToSign } from './use-a-signer.ts';
import { useSigner } from './use-signer.ts';

type ASignerLectureProps = {
  demande: ASignerOuvert;
  dossier: DossierASigner;
  nommee: Nommee;
  aSigner: ReturnType<typeof useDossierToSign>;
};

/**
 * The page of the person who signs: the main facts, what is certified, and two presses: the first opens the
 * confirmation, the second signs.
 */
export function ASignerLecture({ demande, dossier, nommee, aSigner }: ASignerLectureProps) {
  const [asked, setAsked] = useState<'signer' | 'changement' | null>(null);
  const signer = useSigner({ nommee, dossier, aSigner, onRefused: () => setAsked(null) });
  const { par, nom } = demande;
  const pages = useRead(signatureEndpoints.readPagesASigner, { params: { id: demande.id_fo } });
  const pagesSaid = `Lire tout le dossier${pages.state === 'lu' ? `, ${count(pages.value.pages, 'page', 'pages')}` : ''}`;
  if (signer.signe) return <SigneEtTransmis demande={demande} signe={signer.signe} />;
  const isBlocked = dossier.isHorsDates || dossier.manques.length > 0;
  const acts = (
    <>
      {!isBlocked && (
        <ActionButton
          onPress={async () => {
            if (await aSigner.check()) setAsked('signer');
          }}
          busyText="Un instant…"
        >
          Signer et transmettre
        </ActionButton>
      )}
      <ActionButton kind="tertiaire" className="signer__autre" onPress={() => setAsked('changement')}>
        Demander un changement à {par.prenom}
      </ActionButton>
    </>
  );
  return (
    <div className="page signer">
      <PageHeading
        titre={titreASigner(dossier.nom)}
        objet={dossier.association}
        fil={[{ label: 'Mes dossiers', href: '/dossiers' }]}
        chapo={`${par.prenom} ${par.nom} a tout préparé. Il ne manque que vous, avant le ${sayLimite(new Date(dossier.date_fin), listZonesShown(dossier.fuseau, localZone()))}.`}
      />
      <Alertes dossier={dossier} changes={aSigner.changes} refus={signer.refus} par={par.prenom} />
      <div className="signer__colonnes">
        <div className="pile">
          <section className="cadre signer__faits" aria-labelledby="en-bref">
            <h2 id="en-bref" className="invisible">
              En bref
            </h2>
            <dl>
              {dossier.faits.map(({ label, valeur }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{valeur}</dd>
                </div>
              ))}
            </dl>
            <p>
              <DossierPdf id={demande.id_fo}>{pagesSaid}</DossierPdf>
            </p>
          </section>
          <Certifie demande={demande} dossier={dossier} />
        </div>
        <aside className="cadre signer__actes" aria-label="Signer">
          <p className="signer__qui">
            <strong>{nom}</strong>
            <span className="discret signer__role">{qualiteSaid(demande)}</span>
          </p>
          {acts}
          <p className="discret">
            Rien ne part sans votre second appui. Le dossier part {toServices(dossier.services)} aussitôt
            signé.
          </p>
        </aside>
      </div>
      {asked === 'signer' && (
        <ConfirmerSignature
          demande={demande}
          nommee={nommee}
          signer={signer}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'changement' && (
        <ChangementDialog nommee={nommee} par={par} onClose={() => setAsked(null)} onSent={aSigner.put} />
      )}
    </div>
  );
}

const qualiteSaid = ({ fonction, qualite }: ASignerOuvert): string =>
  `${fonction}, ${qualite === 'representant' ? 'qui représente légalement l’association' : 'par pouvoir du représentant légal'}`;

const Certifie = ({ demande, dossier }: Pick<ASignerLectureProps, 'demande' | 'dossier'>) => (
  <section className="cadre" aria-labelledby="certifie">
    <h2 id="certifie" className="fr-h5">
      Ce que vous certifiez
    </h2>
    <ul className="liste-nue signer__clauses">
      {dossier.clauses.map((clause) => (
        <li key={clause} className="fr-icon-check-line">
          <span>{clause}</span>
        </li>
      ))}
    </ul>
    <details className="plis">
      <summary>Le texte complet de l’attestation</summary>
      <p>
        {demande.nom}
        {demande.qualite === 'representant'
          ? ', qui représente légalement l’association,'
          : ', par pouvoir du représentant légal,'}{' '}
        certifie que :
      </p>
      <ul>
        {dossier.attestation.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
    </details>
  </section>
);

type AlertesProps = {
  dossier: DossierASigner;
  changes: readonly string[];
  refus: string | null;
  par: string;
};

function Alertes({ dossier, changes, refus, par }: AlertesProps) {
  const said: ReactNode[] = [];
  if (changes.length > 0)
    said.push(
      <Notice
        key="changes"
        tone="attention"
        title={`${dossier.modifie_par} vient de changer ${changes.join(', ')}.`}
      >
        Relisez, puis appuyez de nouveau sur « Signer et transmettre ».
      </Notice>,
    );
  if (dossier.isHorsDates)
    said.push(
      <Notice key="dates" tone="erreur" title="La date limite est passée.">
        Écrivez {toServices(dossier.services)} : le service peut accepter un complément.
      </Notice>,
    );
  if (dossier.manques.length > 0)
    said.push(
      <Notice key="manques" tone="attention" title="Le dossier n’est plus complet : il ne peut pas partir.">
        <ul>
          {dossier.manques.slice(0, 3).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p>Demandez à {par} de le compléter.</p>
      </Notice>,
    );
  if (refus) said.push(<Notice key="refus" tone="erreur" title={refus} />);
  return said.length > 0 ? (
    <div className="pile" role="alert">
      {said}
    </div>
  ) : null;
}
