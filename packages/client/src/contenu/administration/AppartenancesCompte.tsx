import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import type { PersonneAcces } from '@asso/contract/association/acces.schemas';
import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import type { CompteAdministreView } from '@asso/contract/compte/administration.endpoints';
import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import type { UserService } from '@asso/contract/compte/user.schemas';
import { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { ActeButton } from '../../association/acces/ActeButton.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { useRead } from '../../platform/use-read.ts';
import { sayFonction } from '../../referentiel/fonction-dite.ts';
import { newId } from '../../ui/page/new-id.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';

type AppartenancesProps = { compte: CompteAdministreView; isSelf: boolean; onChanged: () => void };
type Who = { nom: string; id: string; isSelf: boolean; onChanged: () => void };

/** Lists the associations and services a person acts for; each can be ended, with a reason that the person receives. */
export function AppartenancesCompte({ compte, isSelf, onChanged }: AppartenancesProps) {
  const params = { id: compte._id };
  const acces = useRead(accesEndpoints.listAccesDePersonne, { params });
  const user = useRead(userEndpoints.currentUser, { params });
  const changed = () => {
    onChanged();
    void acces.reload();
    void user.reload();
  };
  const who = { nom: `${compte.prenom} ${compte.nom}`, id: compte._id, isSelf, onChanged: changed };
  return (
    <>
      <section className="pile pile--serree" aria-labelledby="compte-associations">
        <h3 id="compte-associations" className="fr-h5">
          Associations
        </h3>
        <ReadPart read={acces}>{({ items }) => <Associations items={items} who={who} />}</ReadPart>
      </section>
      <section className="pile pile--serree" aria-labelledby="compte-services">
        <h3 id="compte-services" className="fr-h5">
          Services
        </h3>
        <ReadPart read={user}>{({ services }) => <Services items={services} who={who} />}</ReadPart>
      </section>
    </>
  );
}

function Associations({ items, who }: { items: readonly PersonneAcces[]; who: Who }) {
  if (items.length === 0) return <p>Aucune association.</p>;
  const columns: Column<PersonneAcces>[] = [
    {
      key: 'nom',
      label: 'Association',
      isHeader: true,
      cell: ({ nom, id_correspondance, id_siret }) => (
        <>
          <AppLink href={`/informations-administratives/${id_correspondance}/personnes-et-acces`}>
            {nom}
          </AppLink>
          {id_siret && <span className="discret"> établissement {formatSiret(id_siret)}</span>}
        </>
      ),
    },
    {
      key: 'fonction',
      label: 'Fonction',
      cell: ({ fonction, civilite, restreint }) =>
        restreint ? 'Quelques dossiers seulement' : sayFonction(fonction, civilite),
    },
    {
      key: 'depuis',
      label: 'Depuis',
      cell: ({ etat, since }) =>
        etat === 'active' ? formatDate(new Date(since)) : `demandé le ${formatDate(new Date(since))}`,
    },
    { key: 'acte', label: 'Décider', cell: (one) => <FinAssociation acces={one} who={who} /> },
  ];
  return (
    <DataTable
      caption="Ses associations"
      hidesCaption
      columns={columns}
      rows={items}
      rowId={({ id }) => id}
    />
  );
}

/** A button that ends the access; a pending request gets a link to the list of requests, where its proofs are. */
function FinAssociation({ acces, who }: { acces: PersonneAcces; who: Who }) {
  if (acces.etat !== 'active') return <AppLink href="/administration/lca">Demandes d’accès</AppLink>;
  if (who.isSelf) return '–';
  return (
    <ActeButton
      label="Retirer"
      what={`l’accès à ${acces.nom}`}
      title={`Retirer l’accès ${withElision(who.nom)} à ${acces.nom} ?`}
      confirm="Retirer l’accès"
      isDanger
      motif="obligatoire"
      act={(motif) =>
        call(membreEndpoints.decideMembre, {
          query: { id_asso: acces.id_association, id: acces.id },
          body: { decision: 'retirer', motif },
          ifMatch: acces.version,
        })
      }
      done={`${who.nom} n’a plus accès à ${acces.nom}.`}
      onDone={who.onChanged}
    >
      <p>{who.nom} ne verra plus rien de l’association dès maintenant. Ses dossiers y restent.</p>
    </ActeButton>
  );
}

const roles: Readonly<Record<string, string>> = {
  membre: 'Membre',
  responsable: 'Responsable',
  compte: 'Compte du service',
};

function Services({ items, who }: { items: readonly UserService[]; who: Who }) {
  if (items.length === 0) return <p>Aucun service.</p>;
  const columns: Column<UserService>[] = [
    { key: 'nom', label: 'Service', isHeader: true, cell: ({ nom, code }) => `${nom} (${code})` },
    { key: 'role', label: 'Rôle', cell: ({ role }) => roles[role] ?? role },
    { key: 'acte', label: 'Décider', cell: (one) => <FinService service={one} who={who} /> },
  ];
  return (
    <DataTable
      caption="Ses services"
      hidesCaption
      columns={columns}
      rows={items}
      rowId={({ id_service }) => id_service}
    />
  );
}

/** A button that removes the person from the service; the account of the service itself ends only with it. */
function FinService({ service, who }: { service: UserService; who: Who }) {
  if (who.isSelf || service.role === 'compte') return '–';
  return (
    <ActeButton
      label="Retirer"
      what={`du service ${service.nom}`}
      title={`Retirer ${who.nom} du service ${service.nom} ?`}
      confirm="Retirer du service"
      isDanger
      motif="obligatoire"
      act={(motif) =>
        call(serviceAdminEndpoints.endAppartenance, {
          params: { id: who.id, service: service.id_service },
          body: { motif: motif ?? '' },
          idempotencyKey: newId(),
        })
      }
      done={`${who.nom} n’est plus dans le service ${service.nom}.`}
      onDone={who.onChanged}
    >
      <p>{who.nom} n’y lira plus rien, et sera déconnecté. Ce que cette personne a écrit reste au service.</p>
    </ActeButton>
  );
}
