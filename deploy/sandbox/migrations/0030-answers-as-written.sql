-- json keeps an answer as it was written; jsonb reordered its keys, so that a repeated call got other bytes.
alter table money_requests alter column answer type json using answer::json;
