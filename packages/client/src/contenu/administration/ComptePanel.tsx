import {
  administrationEndpoints,
  type CompteAdministreView,
} from '@asso/contract/compte/administration.endpoints';
import { etatsCompte } from '@asso/domain/compte/administration.rules';
import { niveauAdministrateur } from '@asso/domain/compte/roles.words';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { useState } from 'react';
import { ActeDialog, type DialogActe } from '../../catalogue/services/ActeDialog.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { useUser } from '../../platform/session/session.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { ReadList } from '../../ui/table/ReadList.tsx';
import { AppartenancesCompte } from './AppartenancesCompte.tsx';
import { RolesForm } from './RolesForm.tsx';

type ComptePanelProps = { id: string; onChanged: () => void };

/** Shows one account: who the person is, what they may do, and the actions on the account. */
export function ComptePanel({ id, onChanged }: ComptePanelProps) {
  const read = useRead(administrationEndpoints.readCompte, { params: { id } });
  const changed = () => {
    onChanged();
    void read.reload();
  };
  return (
    <ReadPart read={read}>
      {(compte) => <Compte key={compte.version} compte={compte} onChanged={changed} />}
    </ReadPart>
  );
}

type CompteProps = { compte: CompteAdministreView; onChanged: () => void };

function Compte({ compte, onChanged }: CompteProps) {
  const params = useQueryParams();
  const isSelf = useUser()?._id === compte._id;
  const [asked, setAsked] = useState<DialogActe | null>(null);
  const back = () => params.set({ compte: null });
  return (
    <div className="pile colonne-texte">
      <p>
        <AppLink href={params.href({ compte: null })}>Tous les comptes</AppLink>
      </p>
      <h2 className="fr-h4">
        {compte.prenom} {compte.nom}
      </h2>
      <ReadList
        items={[
          { label: 'Adresse électronique', value: compte.email },
          { label: 'Compte', value: etatsCompte[compte.etat] },
          ...(compte.roles.includes('rds.admin')
            ? [{ label: 'Niveau', value: niveauAdministrateur(compte.territoire) }]
            : []),
          {
            label: 'Dernière connexion',
            value: compte.derniere_connexion
              ? formatHorodatage(new Date(compte.derniere_connexion))
              : 'Jamais',
          },
        ]}
      />
      <AppartenancesCompte compte={compte} isSelf={isSelf} onChanged={onChanged} />
      {isSelf ? (
        <Notice tone="info" title="C’est votre propre compte.">
          Une autre personne de l’administration peut le changer.
        </Notice>
      ) : (
        <>
          <div className="actions">
            {actesOf(compte, onChanged).map((acte) => (
              <button
                key={acte.verbe}
                type="button"
                className="fr-btn fr-btn--secondary"
                onClick={() => setAsked(acte)}
              >
                {acte.verbe}
              </button>
            ))}
          </div>
          {asked && <ActeDialog acte={asked} onClose={() => setAsked(null)} />}
          <section className="pile" aria-labelledby="compte-roles">
            <h3 id="compte-roles" className="fr-h5">
              Rôles
            </h3>
            <RolesForm compte={compte} onChanged={onChanged} onCancel={back} />
          </section>
        </>
      )}
    </div>
  );
}

function actesOf({ _id, prenom, nom, etat, version }: CompteAdministreView, after: () => void): DialogActe[] {
  const qui = `${prenom} ${nom}`;
  const send = (body: { actif?: boolean; verrouille?: boolean; nouveau_mot_de_passe?: true }) => () =>
    call(administrationEndpoints.updateAcces, { params: { id: _id }, body, ifMatch: version });
  const all: (DialogActe & { isOpen: boolean })[] = [
    {
      isOpen: etat !== 'desactive',
      verbe: 'Désactiver le compte',
      titre: `Désactiver le compte ${withElision(qui)} ?`,
      consequence:
        'Cette personne est déconnectée aussitôt et ne pourra plus se connecter. Ses dossiers restent.',
      done: 'Compte désactivé.',
      isDanger: true,
      send: send({ actif: false }),
      after,
    },
    {
      isOpen: etat === 'desactive',
      verbe: 'Réactiver le compte',
      titre: `Réactiver le compte ${withElision(qui)} ?`,
      consequence: 'Cette personne pourra de nouveau se connecter, avec son mot de passe et ses accès.',
      done: 'Compte réactivé.',
      send: send({ actif: true }),
      after,
    },
    {
      isOpen: etat === 'verrouille',
      verbe: 'Déverrouiller le compte',
      titre: `Déverrouiller le compte ${withElision(qui)} ?`,
      consequence: 'Cette personne pourra de nouveau se connecter.',
      done: 'Compte déverrouillé.',
      send: send({ verrouille: false }),
      after,
    },
    {
      isOpen: etat === 'actif' || etat === 'verrouille',
      verbe: 'Exiger un nouveau mot de passe',
      titre: `Exiger un nouveau mot de passe ${withElision(qui)} ?`,
      consequence:
        'Un courriel part avec un lien pour le choisir. D’ici là, l’ancien n’ouvre plus que cette page.',
      done: 'Nouveau mot de passe exigé. Un courriel vient de partir.',
      send: send({ nouveau_mot_de_passe: true }),
      after,
    },
    {
      isOpen: etat === 'attente',
      verbe: 'Renvoyer l’invitation',
      titre: `Renvoyer l’invitation à ${qui} ?`,
      consequence: 'Le lien envoyé avant ne servira plus.',
      done: 'Invitation renvoyée.',
      send: () => call(administrationEndpoints.inviteUser, { params: { id: _id }, idempotencyKey: newId() }),
      after,
    },
  ];
  return all.filter(({ isOpen }) => isOpen);
}
