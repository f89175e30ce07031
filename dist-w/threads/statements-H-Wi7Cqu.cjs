// electron/store/statements.ts
var statements = /* @__PURE__ */ new WeakMap();
/**
* The prepared statement of `sql` on this connection, compiled once. For texts out of a fixed set, never for ones with
* values in them: nothing is dropped before the connection is.
*
* A statement keeps the way it was set to read: one that was `pluck()`ed by one caller is plucked for all, so a text
* should be read in one way only.
*/
function prepared(db, sql) {
	let ofConnection = statements.get(db);
	if (ofConnection == null) {
		ofConnection = /* @__PURE__ */ new Map();
		statements.set(db, ofConnection);
	}
	let statement = ofConnection.get(sql);
	if (statement == null) {
		statement = db.prepare(sql);
		ofConnection.set(sql, statement);
	}
	return statement;
}
/**
* The ids that a statement of one column finds, for answers of many thousands: handed over as one JSON text they come in
* less than half the time that a row each takes. In no order.
*/
function idsOf(db, sql, ...values) {
	const found = prepared(db, `select json_group_array(id) from (select null as id where false union all ${sql})`).pluck();
	return JSON.parse(found.get(...values));
}
Object.defineProperty(exports, "idsOf", {
	enumerable: true,
	get: function() {
		return idsOf;
	}
});
Object.defineProperty(exports, "prepared", {
	enumerable: true,
	get: function() {
		return prepared;
	}
});

//# sourceMappingURL=statements-H-Wi7Cqu.cjs.map