-- The request of an earlier exercise that this one was taken up from.
alter table dossier_subvention add column renouvelle uuid references dossier (id);
create index dossier_subvention_renouvelle on dossier_subvention (renouvelle) where renouvelle is not null;
