meta:
  id: godot_variant
  title: Variant packet of the Godot engine
  application: Godot 2.0 to 4.6
  license: Apache-2.0
  endian: le
  encoding: UTF-8
doc: |
  A value of the Godot game engine, as `var_to_bytes` writes it (`var2bytes` in Godot 3). With
  `store_var` and `StreamPeer.put_var`, a packet follows its length as a u4.

  A packet does not say which version of Godot wrote it, so the reader has to know.
params:
  - id: generation
    type: u1
    doc: 2 for Godot 2.0 and 2.1, 3 for Godot 3, 4 for Godot 4
seq:
  - id: type_id
    type: u1
    valid:
      max: 'generation == 2 ? 28 : (generation == 3 ? 26 : 38)'
  - id: unused
    type: u1
    valid:
      max: 'generation == 2 ? 0 : 0xff'
    doc: engines write 0, and from Godot 3 on they ignore it
  - id: flags
    type: u2
    valid:
      max: 'generation == 2 ? 0 : 0xffff'
  - id: body
    type:
      switch-on: kind
      cases:
        'kind::type_bool': bool_body
        'kind::type_int': int_body(is_wide)
        'kind::type_float': real(is_wide)
        'kind::type_string': text
        'kind::type_vector2': vector2(is_double)
        'kind::type_vector2i': vector2i
        'kind::type_rect2': rect2(is_double)
        'kind::type_rect2i': rect2i
        'kind::type_vector3': vector3(is_double)
        'kind::type_vector3i': vector3i
        'kind::type_transform2d': transform2d(is_double)
        'kind::type_vector4': vector4(is_double)
        'kind::type_vector4i': vector4i
        'kind::type_plane': plane(is_double)
        'kind::type_quaternion': vector4(is_double)
        'kind::type_aabb': aabb(is_double)
        'kind::type_basis': basis(is_double)
        'kind::type_transform3d': transform3d(is_double)
        'kind::type_projection': projection(is_double)
        'kind::type_color': color
        'kind::type_string_name': text
        'kind::type_node_path': node_path
        'kind::type_rid': rid_body(generation)
        'kind::type_object': object_body(generation, is_wide)
        'kind::type_signal': signal_body
        'kind::type_dictionary': dictionary_body(generation, key_type_kind, value_type_kind)
        'kind::type_array': array_body(generation, key_type_kind)
        'kind::type_packed_byte_array': packed_bytes
        'kind::type_packed_int32_array': packed_int32s
        'kind::type_packed_int64_array': packed_int64s
        'kind::type_packed_float32_array': packed_numbers(false)
        'kind::type_packed_float64_array': packed_numbers(true)
        'kind::type_packed_string_array': packed_strings
        'kind::type_packed_vector2_array': packed_vector2s(is_double)
        'kind::type_packed_vector3_array': packed_vector3s(is_double)
        'kind::type_packed_color_array': packed_colors
        'kind::type_packed_vector4_array': packed_vector4s(is_double)
        'kind::type_image': image_body
        'kind::type_input_event': input_event
    doc: nothing for nil and Callable, and in Godot 2 and 3 for an RID
instances:
  kinds_of_godot_2:
    value: '[0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 15, 16, 17, 18, 20, 39, 22, 23, 24, 40, 27, 28, 29, 30, 32, 34, 35, 36, 37].as<bytes>'
  kinds_of_godot_3:
    value: '[0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 15, 16, 17, 18, 20, 22, 23, 24, 27, 28, 29, 30, 32, 34, 35, 36, 37].as<bytes>'
  kind_id:
    value: 'generation == 4 ? type_id : (generation == 3 ? kinds_of_godot_3[type_id] : kinds_of_godot_2[type_id])'
  kind:
    value: kind_id
    enum: kind
    doc: the type; the same number for all versions
  is_wide:
    value: 'generation != 2 and (flags & 1) != 0'
    doc: an int or a float has 64 bits; an Object is only an id
  is_double:
    value: 'generation == 4 and (flags & 1) != 0'
    doc: vectors and matrices consist of doubles
  key_type_kind:
    value: 'generation == 4 ? (flags & 3) : 0'
    enum: container_kind
    doc: of the elements of an Array (since Godot 4.3), or the keys of a Dictionary (since 4.4)
  value_type_kind:
    value: 'generation == 4 ? ((flags >> 2) & 3) : 0'
    enum: container_kind
    doc: of the values of a Dictionary (since Godot 4.4)
enums:
  container_kind:
    0: any_type
    1: built_in
    2: native_class
    3: script
  kind:
    0: type_nil
    1: type_bool
    2: type_int
    3: type_float
    4: type_string
    5: type_vector2
    6: type_vector2i
    7: type_rect2
    8: type_rect2i
    9: type_vector3
    10: type_vector3i
    11: type_transform2d
    12: type_vector4
    13: type_vector4i
    14: type_plane
    15: type_quaternion
    16: type_aabb
    17: type_basis
    18: type_transform3d
    19: type_projection
    20: type_color
    21: type_string_name
    22: type_node_path
    23: type_rid
    24: type_object
    25: type_callable
    26: type_signal
    27: type_dictionary
    28: type_array
    29: type_packed_byte_array
    30: type_packed_int32_array
    31: type_packed_int64_array
    32: type_packed_float32_array
    33: type_packed_float64_array
    34: type_packed_string_array
    35: type_packed_vector2_array
    36: type_packed_vector3_array
    37: type_packed_color_array
    38: type_packed_vector4_array
    39: type_image
    40: type_input_event
types:
  bool_body:
    seq:
      - id: word
        type: u4
    instances:
      value:
        value: word != 0
  int_body:
    params:
      - id: is_wide
        type: bool
    seq:
      - id: value
        type:
          switch-on: is_wide
          cases:
            true: s8
            false: s4
  real:
    params:
      - id: is_double
        type: bool
    seq:
      - id: value
        type:
          switch-on: is_double
          cases:
            true: f8
            false: f4
  text:
    seq:
      - id: length
        type: u4
        doc: in bytes; the strings of a PackedStringArray end with a NUL, which counts
      - id: value
        size: length
        type: str
        terminator: 0
      - id: padding
        size: (4 - length % 4) % 4
  vector2:
    params:
      - id: is_double
        type: bool
    seq:
      - id: x
        type: real(is_double)
      - id: y
        type: real(is_double)
  vector2i:
    seq:
      - id: x
        type: s4
      - id: y
        type: s4
  rect2:
    params:
      - id: is_double
        type: bool
    seq:
      - id: position
        type: vector2(is_double)
      - id: size
        type: vector2(is_double)
  rect2i:
    seq:
      - id: position
        type: vector2i
      - id: size
        type: vector2i
  vector3:
    params:
      - id: is_double
        type: bool
    seq:
      - id: x
        type: real(is_double)
      - id: y
        type: real(is_double)
      - id: z
        type: real(is_double)
  vector3i:
    seq:
      - id: x
        type: s4
      - id: y
        type: s4
      - id: z
        type: s4
  vector4:
    params:
      - id: is_double
        type: bool
    seq:
      - id: x
        type: real(is_double)
      - id: y
        type: real(is_double)
      - id: z
        type: real(is_double)
      - id: w
        type: real(is_double)
  vector4i:
    seq:
      - id: x
        type: s4
      - id: y
        type: s4
      - id: z
        type: s4
      - id: w
        type: s4
  transform2d:
    doc: column by column
    params:
      - id: is_double
        type: bool
    seq:
      - id: x
        type: vector2(is_double)
      - id: y
        type: vector2(is_double)
      - id: origin
        type: vector2(is_double)
  plane:
    params:
      - id: is_double
        type: bool
    seq:
      - id: normal
        type: vector3(is_double)
      - id: d
        type: real(is_double)
  aabb:
    params:
      - id: is_double
        type: bool
    seq:
      - id: position
        type: vector3(is_double)
      - id: size
        type: vector3(is_double)
  basis:
    doc: row by row, so the first row is x.x, y.x and z.x of a script
    params:
      - id: is_double
        type: bool
    seq:
      - id: rows
        type: vector3(is_double)
        repeat: expr
        repeat-expr: 3
  transform3d:
    params:
      - id: is_double
        type: bool
    seq:
      - id: basis
        type: basis(is_double)
      - id: origin
        type: vector3(is_double)
  projection:
    doc: column by column
    params:
      - id: is_double
        type: bool
    seq:
      - id: columns
        type: vector4(is_double)
        repeat: expr
        repeat-expr: 4
  color:
    doc: floats also in engines with double precision
    seq:
      - id: red
        type: f4
      - id: green
        type: f4
      - id: blue
        type: f4
      - id: alpha
        type: f4
  node_path:
    seq:
      - id: name_count_and_mark
        type: u4
        doc: bit 31 is set; without it, this is a format that no current engine reads
        valid:
          min: 0x80000000
      - id: num_subnames
        type: u4
      - id: flags
        type: u4
      - id: names
        type: text
        repeat: expr
        repeat-expr: num_names
      - id: subnames
        type: text
        repeat: expr
        repeat-expr: num_subnames
      - id: property
        type: text
        if: (flags & 2) != 0
        doc: only Godot 2 writes it; the others read it as the last subname
    instances:
      num_names:
        value: name_count_and_mark & 0x7fffffff
      is_absolute:
        value: (flags & 1) != 0
  rid_body:
    params:
      - id: generation
        type: u1
    seq:
      - id: id
        type: u8
        if: generation == 4
  object_body:
    params:
      - id: generation
        type: u1
      - id: is_id
        type: bool
    seq:
      - id: id
        type: s8
        if: generation != 2 and is_id
      - id: content
        type: full_object(generation)
        if: generation != 2 and not is_id
  full_object:
    params:
      - id: generation
        type: u1
    seq:
      - id: class_name
        type: text
        doc: empty for null
      - id: num_properties
        type: s4
        if: class_name.length != 0
      - id: properties
        type: property(generation)
        repeat: expr
        repeat-expr: 'class_name.length != 0 and num_properties > 0 ? num_properties : 0'
  property:
    params:
      - id: generation
        type: u1
    seq:
      - id: name
        type: text
      - id: value
        type: godot_variant(generation)
  signal_body:
    seq:
      - id: name
        type: text
      - id: object_id
        type: s8
  container_type:
    params:
      - id: kind
        type: u1
        enum: container_kind
    seq:
      - id: type_id
        type: u4
        if: kind == container_kind::built_in
      - id: name
        type: text
        if: kind == container_kind::native_class or kind == container_kind::script
  count_word:
    seq:
      - id: word
        type: u4
    instances:
      count:
        value: word & 0x7fffffff
      is_shared:
        value: (word >> 31) != 0
        doc: only Godot 2 writes it
  array_body:
    params:
      - id: generation
        type: u1
      - id: element_kind
        type: u1
        enum: container_kind
    seq:
      - id: element_type
        type: container_type(element_kind)
      - id: num_elements
        type: count_word
      - id: elements
        type: godot_variant(generation)
        repeat: expr
        repeat-expr: num_elements.count
  dictionary_body:
    params:
      - id: generation
        type: u1
      - id: key_kind
        type: u1
        enum: container_kind
      - id: value_kind
        type: u1
        enum: container_kind
    seq:
      - id: key_type
        type: container_type(key_kind)
      - id: value_type
        type: container_type(value_kind)
      - id: num_entries
        type: count_word
      - id: entries
        type: entry(generation)
        repeat: expr
        repeat-expr: num_entries.count
  entry:
    params:
      - id: generation
        type: u1
    seq:
      - id: key
        type: godot_variant(generation)
      - id: value
        type: godot_variant(generation)
  packed_bytes:
    seq:
      - id: length
        type: u4
      - id: bytes
        size: length
      - id: padding
        size: (4 - length % 4) % 4
        if: not _io.eof
        doc: engines also read a packet that ends without it
  packed_int32s:
    seq:
      - id: count
        type: u4
      - id: elements
        type: s4
        repeat: expr
        repeat-expr: count
  packed_int64s:
    seq:
      - id: count
        type: u4
      - id: elements
        type: s8
        repeat: expr
        repeat-expr: count
  packed_numbers:
    params:
      - id: is_double
        type: bool
    seq:
      - id: count
        type: u4
      - id: elements
        type: real(is_double)
        repeat: expr
        repeat-expr: count
  packed_strings:
    seq:
      - id: count
        type: s4
        doc: engines read a negative count as 0
      - id: elements
        type: text
        repeat: expr
        repeat-expr: 'count < 0 ? 0 : count'
  packed_vector2s:
    params:
      - id: is_double
        type: bool
    seq:
      - id: count
        type: u4
      - id: elements
        type: vector2(is_double)
        repeat: expr
        repeat-expr: count
  packed_vector3s:
    params:
      - id: is_double
        type: bool
    seq:
      - id: count
        type: u4
      - id: elements
        type: vector3(is_double)
        repeat: expr
        repeat-expr: count
  packed_vector4s:
    params:
      - id: is_double
        type: bool
    seq:
      - id: count
        type: u4
      - id: elements
        type: vector4(is_double)
        repeat: expr
        repeat-expr: count
  packed_colors:
    seq:
      - id: count
        type: u4
      - id: elements
        type: color
        repeat: expr
        repeat-expr: count
  image_body:
    doc: only in Godot 2
    seq:
      - id: format
        type: u4
        valid:
          max: 22
      - id: mipmaps
        type: u4
      - id: width
        type: u4
      - id: height
        type: u4
      - id: length
        type: u4
      - id: data
        size: length
      - id: padding
        size: (4 - length % 4) % 4
        if: not _io.eof
  input_event:
    doc: only in Godot 2
    seq:
      - id: event_type
        type: u4
      - id: device
        type: u4
      - id: length
        type: u4
        doc: from the event type to the end of the body
      - id: body
        size: length - 12
