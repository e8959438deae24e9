-- A paper that is read before it is kept belongs to nothing yet: it is hidden like a removed one (deleted), and erased
-- with its bytes when the person does not keep it.
alter table document add column provisoire boolean not null default false;
alter table document add constraint document_provisoire_cache check (deleted or not provisoire);
create index document_provisoire on document (date_chargement) where provisoire;
