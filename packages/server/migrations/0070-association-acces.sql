-- Who may act for an association: invited, for all of it or for a few dossiers only.
alter table membre_association
  -- Only the dossiers this person was given: nothing else of the association is open to them.
  add column restreint boolean not null default false,
  add constraint membre_association_restreint check (not restreint or id_siret is null);

-- Somebody who was given a few dossiers may ask for the whole association.
drop index membre_association_vivant;
create unique index membre_association_vivant
  on membre_association (id_utilisateur, id_association, coalesce(id_siret, ''), restreint)
  where etat in ('demandee', 'active');

-- What waits for an answer, the oldest first; and to whom the past is closed.
create index membre_association_attente on membre_association (since, id) where etat = 'demandee';
create index membre_association_passe on membre_association (since, id)
  where etat = 'active' and ferme_avant is not null;

create table invitation (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  -- One secondary establishment only.
  id_siret text check (id_siret ~ '^[0-9]{14}$'),
  -- These dossiers only.
  id_dossiers uuid[] check (cardinality(id_dossiers) > 0),
  email citext not null,
  fonction text not null,
  -- The link carries what this is the hash of; a new one each time it is sent.
  jeton bytea not null unique,
  etat text not null default 'envoyee' check (etat in ('envoyee', 'acceptee', 'refusee', 'annulee')),
  -- No foreign key: the invitation stays when the account is gone.
  par uuid not null,
  -- This person hands over: they leave once it is accepted.
  passation_de uuid,
  -- What is closed to who invites stays closed to whom they invite, even once they are gone.
  ferme_avant timestamptz,
  invitee_le timestamptz not null,
  envoyee_le timestamptz not null,
  expire_le timestamptz not null,
  repondue_le timestamptz,
  version int not null default 1,
  check (id_siret is null or id_dossiers is null),
  check (passation_de is null or id_dossiers is null)
);
create unique index invitation_vivante
  on invitation (id_association, email, coalesce(id_siret, ''), (id_dossiers is not null)) where etat = 'envoyee';
create index invitation_association on invitation (id_association, invitee_le desc);
create index invitation_email on invitation (email) where etat = 'envoyee';
