-- The pictures of a notice: a list of { imageId, url }.
alter table notices add column images jsonb not null default '[]';
update notices set images = jsonb_build_array(jsonb_build_object('imageId', '1', 'url', picture)) where picture <> '';
alter table notices drop column picture;
-- An http or https address that a promotion leads to.
alter table notices add column external_link text not null default '';
-- Categories of a promotion.
alter table notices add column category_ids jsonb not null default '[]';
-- Notices of the seed have a code; those of the control page have none.
alter table notices alter column code drop not null;
create index notices_by_group on notices (merchant, group_name, starts_at desc, id desc);
